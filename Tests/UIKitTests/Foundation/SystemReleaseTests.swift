import Testing

@testable import FoundationSupplement

/// The version of the system that an app sees.
struct SystemReleaseTests {
  @Test(arguments: [
    (nil, "18.5"), ("17.0", "18.5"), ("18.5", "18.5"), ("18.5.1", "18.5.1"), ("26", "26.0"),
    ("26.1.2", "26.1.2"), ("odd", "18.5"),
  ])
  func itIsNoOlderThanTheAppNeeds(_ needed: String?, _ name: String) {
    #expect(SystemRelease.name(of: SystemRelease.version(neededBy: needed)) == name)
  }
}
