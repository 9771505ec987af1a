import Testing

@testable import FoundationSupplement

/// The version of the system that an app sees.
struct RunningSystemTests {
  @Test(arguments: [
    (nil, "Version 18.5 (Build 22F76)"), ("odd", "Version 18.5 (Build 22F76)"),
    ("26.5", "Version 26.5 (Build 23F77)"), ("26.6", "Version 26.6"), ("27.2", "Version 27.2"),
  ])
  func itIsTheOneInTheBundle(_ text: String?, _ title: String) {
    #expect(RunningSystem.title(of: RunningSystem.version(in: text)) == title)
  }
}
