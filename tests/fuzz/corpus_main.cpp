// Runs a fuzz target on every input of a file: a line of hexadecimal each.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments) {
    std::ifstream file{count == 2 ? arguments[1] : ""};
    int inputs = 0;
    for (std::string line; std::getline(file, line); ++inputs) {
        std::vector<std::uint8_t> bytes;
        for (std::size_t i = 0; i + 1 < line.size(); i += 2)
            bytes.push_back(static_cast<std::uint8_t>(std::stoul(line.substr(i, 2), nullptr, 16)));
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
    std::cout << inputs << " inputs\n";
    return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
