import Foundation
import Testing

@testable import AppBuilder

/// The toolchain's debugger, with a library of Python that this computer might not have.
struct DebuggerTests {
  @Test func theDebuggerStarts() async throws {
    let variables = try await Debugger(of: try Toolchain.find()).prepare()
    #expect(variables.keys.allSatisfy { $0 == "LD_LIBRARY_PATH" })
    if let folder = variables["LD_LIBRARY_PATH"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/libpython3.10.so.1.0"))
    }
  }

  @Test func theRemedyIsNamedWithoutPython() async throws {
    let debugger = Debugger(of: try Toolchain.find(), libraries: [])
    do {
      #expect(try await debugger.prepare().isEmpty)
    } catch let failure as BuildFailure {
      #expect(failure.diagnostics.first?.hint?.contains("libpython3.11") == true)
      #expect("\(failure)".contains("libpython3.10.so.1.0"))
    }
  }

  @Test func aToolchainWithoutADebuggerIsReported() async throws {
    let toolchain = Toolchain(compiler: URL(fileURLWithPath: "/nowhere/bin/swiftc"))
    await #expect(throws: BuildFailure.self) { try await Debugger(of: toolchain).prepare() }
  }

  @Test(arguments: [
    ("Name:\tquince\nCapEff:\t000001ffffffffff\nSeccomp:\t0\n", true),
    // As in Docker.
    ("CapEff:\t00000000a80425fb\n", false), ("CapEff:\t0000000000080000\n", true),
  ])
  func capabilitiesAreRecognized(_ status: String, _ isThere: Bool) {
    #expect(Debugger.has(19, in: status) == isThere)
  }
}
