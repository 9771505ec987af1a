import Glibc
import Testing

@testable import Stubs

/// The program or library that contains an address.
struct LoadedCodeTests {
  private func address(of name: String) throws -> UInt {
    UInt(bitPattern: try #require(dlsym(nil, name)))
  }

  @Test func aLibraryAndTheProgramBeginElsewhere() throws {
    let (one, other) = (try address(of: "getpid"), try address(of: "malloc"))
    let own = UInt(bitPattern: #dsohandle)
    // The second iteration uses the cached result.
    for _ in 0..<2 {
      let library = try #require(LoadedCode.base(of: one))
      #expect(LoadedCode.base(of: other) == library)
      let program = try #require(LoadedCode.base(of: own))
      #expect(program != library)
      #expect(LoadedCode.base(of: 8) == nil)
    }
  }
}
