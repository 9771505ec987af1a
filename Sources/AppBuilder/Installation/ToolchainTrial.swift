import Subprocess

/// A trial of a toolchain's programs, which might need system libraries that aren't installed.
struct ToolchainTrial {
  /// The Debian packages with the libraries that Foundation and the toolchain's programs are linked
  /// with.
  static let packages = "libncurses6 libsqlite3-0 libxml2 libcurl4"

  /// The first line of output from a program that couldn't be started, or `nil` if all of them
  /// start.
  let problem: String?

  /// Starts the programs that a build needs.
  init(of toolchain: Toolchain) async {
    for name in ["swiftc", "clang", "ld.lld"] {
      let program = toolchain.programs.appendingPathComponent(name).path
      let result = try? await Subprocess.run(
        .path(.init(program)), arguments: ["--version"], output: .discarded,
        error: .string(limit: 1 << 16))
      if result?.terminationStatus == .exited(0) { continue }
      let lines = result?.standardError.split(separator: "\n") ?? []
      problem = lines.first.map(String.init) ?? "\(program) can't be started"
      return
    }
    problem = nil
  }
}
