import Testing

@testable import DeviceProtocol

/// The systems that a device can run, and the versions that stand for them.
struct SystemReleaseTests {
  @Test(arguments: SystemRelease.allCases)
  func itsVersionIsItsName(_ release: SystemRelease) {
    #expect("\(release.version)" == release.rawValue)
  }

  @Test func releasesAndTheirModulesAreInOrder() {
    #expect(SystemRelease.allCases == SystemRelease.allCases.sorted())
    let modules = SystemRelease.allCases.map(\.moduleVersion)
    #expect(modules == modules.sorted())
    #expect(SystemRelease.allCases.first == .oldest && SystemRelease.allCases.last == .newest)
  }

  @Test(
    arguments: [
      (nil, .ios18, "18.5"), ("15.0", .ios18, "18.5"), ("18.5", .ios18, "18.5"),
      ("18.6", .ios18, "18.6"), ("19", .ios26, "26.5"), ("26", .ios26, "26.5"),
      ("26.5", .ios26, "26.5"), ("26.6.1", .ios26, "26.6.1"), ("27.0", .ios27, "27.2"),
      ("27.3", .ios27, "27.3"), ("99", .ios27, "99.0"), ("odd", .ios18, "18.5"),
    ] as [(String?, SystemRelease, String)])
  func theOldestThatRunsAnAppIsUsed(
    _ needed: String?, _ release: SystemRelease, _ version: String
  ) {
    let needed = needed.flatMap { SystemVersion($0) }
    #expect(SystemRelease.oldest(for: needed) == release)
    #expect("\(release.version(for: needed))" == version)
  }

  @Test(arguments: [
    ("18.5", SystemRelease.ios18, false), ("18", .ios18, false), ("18.5.0", .ios18, false),
    ("18.4", .ios18, true), ("18.6.2", .ios18, true), ("26.1", .ios26, true),
    ("26.5", .ios26, false), ("27.0", .ios27, true), ("27.2", .ios27, false),
  ])
  func aPointReleaseMeansTheKnownOneOfItsMajorVersion(
    _ text: String, _ release: SystemRelease, _ isNoted: Bool
  ) throws {
    let request = try SystemRequest(text)
    #expect(request.release == release)
    #expect((request.note != nil) == isNoted)
  }

  @Test func theNoteNamesBothVersions() throws {
    #expect(try SystemRequest("26.1").note == "Quince doesn't have iOS 26.1; it uses iOS 26.5.")
  }

  @Test(arguments: ["", "17.5", "19", "28.0", "-18", "26,5", "iOS 26", "26.x"])
  func otherSystemsAreRefusedWithTheKnownOnes(_ text: String) {
    let error = #expect(throws: SystemRequest.Unknown.self) { try SystemRequest(text) }
    #expect(error?.description == "Unknown system “\(text)”: use 18.5, 26.5, or 27.2.")
  }

  @Test(arguments: [
    ("18", "18.0"), ("18.5.0", "18.5"), ("18.5.1", "18.5.1"), ("1.2.0.4", "1.2.0.4"),
  ])
  func zerosAtTheEndAreLeftOut(_ text: String, _ shown: String) throws {
    let version = try #require(SystemVersion(text))
    #expect("\(version)" == shown)
    let again = try #require(SystemVersion(shown))
    #expect(version == again)
  }

  @Test(arguments: [("18.5", "18.10"), ("18", "18.0.1"), ("9127.0.84", "9127.0.85")])
  func versionsAreComparedNumberByNumber(_ older: String, _ newer: String) throws {
    let versions = try [older, newer].map { try #require(SystemVersion($0)) }
    #expect(versions[0] < versions[1] && !(versions[1] < versions[0]))
  }
}
