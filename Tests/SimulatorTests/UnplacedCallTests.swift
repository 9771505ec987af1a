import Foundation
import Testing

@testable import Simulator

/// The user's calls in a backtrace that don't have line numbers.
struct UnplacedCallTests {
  private func backtrace(_ place: String, image: String = "/a/App.app/App") -> String {
    """
    Module/File.swift:8: Fatal error: no
    *** Program crashed: Illegal instruction at 0x00007f ***

      0 [ra]          0x00007f8108497823 raise(_:_:) + 219 in libUIKit.so at /w/Raise.swift:8:3
      1 [ra] [system] 0x000055bf8f2b0783 Controller.viewDidLoad() + 3154 in App at \(place)
      2 [ra]          0x000055bf8f2ae334 AppDelegate.launch() + 227 in App at /p/AppDelegate.swift:13:12
    ...

    Images (29 omitted):

    0x000055bf8f2ad000–0x000055bf8f2c0000 4787 App \(image)
    0x00007f8108300000–0x00007f8108900000 b521 libUIKit.so /q/libUIKit.so

    Backtrace took 0.67s
    """
  }

  @Test func theInnermostCallIsSearchedForALineInFrontOfIt() throws {
    let call = try #require(
      UnplacedCall(errors: backtrace("//<compiler-generated>"), executable: "/a/App.app/App"))
    #expect(call.offset == 0x3783 && call.distance == 3154)
    #expect(call.candidates.prefix(2) == [0x3782, 0x3781] && call.candidates.count == 256)
  }

  @Test func aCallWithALineIsNotSearched() {
    let errors = backtrace("/p/Controller.swift:3:1")
    #expect(UnplacedCall(errors: errors, executable: "/a/App.app/App") == nil)
  }

  @Test func withoutItsImageNothingIsKnown() {
    let errors = backtrace("//<compiler-generated>", image: "/other")
    #expect(UnplacedCall(errors: errors, executable: "/a/App.app/App") == nil)
    #expect(UnplacedCall(errors: "", executable: "/a/App.app/App") == nil)
  }
}
