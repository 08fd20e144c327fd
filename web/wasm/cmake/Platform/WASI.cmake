# A reactor without a system: CMake need know no more.
