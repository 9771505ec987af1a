import Glibc
import Testing

@testable import Stubs

/// Whose code is at an address.
struct LoadedCodeTests {
  private func address(of name: String) throws -> UInt {
    UInt(bitPattern: try #require(dlsym(nil, name)))
  }

  @Test func theProgramAndALibraryBeginElsewhere() throws {
    let program = try #require(LoadedCode.program)
    // What was found out once is said again.
    for _ in 0..<2 {
      #expect(LoadedCode.base(of: try address(of: "main")) == program)
      let library = try #require(LoadedCode.base(of: try address(of: "getpid")))
      #expect(library != program)
      #expect(LoadedCode.base(of: try address(of: "malloc")) == library)
      #expect(LoadedCode.base(of: 8) == nil)
    }
  }

  @Test func onlyTheProgramsCallsAreCallers() throws {
    let program = try #require(LoadedCode.program)
    let main = try address(of: "main")
    let addresses = [try address(of: "getpid"), main + 1, 8]
    #expect(CallStack.callers(of: addresses) == [Int(main - program)])
  }
}
