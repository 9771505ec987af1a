import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// An app that sends data that could crash the device is terminated without affecting anything
/// else.
@Suite struct HostileAppTests {
  @Test(arguments: [
    ("frameThatAnnouncesTooMuch", "the number of drawing commands in a frame is 4,294,967,295"),
    ("nestedGroups", "views is 65; the limit is 64."),
    ("nestedStates", "views is 4,097; the limit is 4,096."),
    ("infiniteShadow", "radius of a shadow or blur is infinity points; the limit is 1,000"),
    ("shadowOfNoNumber", "radius of a shadow or blur is not a number"),
    ("infiniteTracking", "the space between characters is infinity points"),
    ("trackingOfNoNumber", "the space between characters is not a number"),
    ("hugeFont", "the size of a font is 1,000,000,000 points; the limit is 4,096 points."),
    ("restoreOfTheDevicesState", "a restore without a save at byte"),
    ("openGroup", "a state or group without an end at byte"),
    ("tooMuchArea", "the area drawn in a frame is 5,001 screens"),
    ("tooManyDashes", "the number of dashes in a frame is"),
    ("longLine", "the length of a line of text is 100,000 bytes; the limit is 50,000 bytes."),
    ("infiniteFrame", "the side of a frame is infinity points"),
    ("elementsThatAnnounceTooMuch", "the number of elements on the screen is 240,000,000"),
    ("nestedElements", "the nesting depth of elements is 1,001"),
    ("elementOfNoSize", "the coordinate or length is not a number"),
    ("threeGigabytesOfImages", "the size of all images' files is 300,000,1"),
    ("decompressionBomb", "the side of an image is 20,000 pixels; the limit is 16,384 pixels."),
    ("pixelsOfAllImages", "the number of pixels in all images is 576,000,000"),
    ("noImage", "an image that is neither a PNG nor a JPEG"),
    ("longReport", "the length of a report is 1,000,000 bytes"),
    ("longURL", "the length of a URL is 100,007 bytes"),
    ("urlWithoutScheme", "a URL without a scheme"),
    ("manyOrientations", "the number of orientations is 100,000; the limit is 4."),
  ])
  func isEndedAndToldWhy(attack: String, reason: String) async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      let device = fixture.device
      try await device.launch("test.beta")
      let other = await device.processID(of: "test.beta")
      try await device.launch("test.alpha")
      await device.enter(.insert(attack))
      let crash = await #expect(throws: CrashLog.self) { try await device.settle() }
      #expect(crash?.reason.contains(reason) == true, "\(crash?.reason ?? "none")")
      #expect(crash?.description.hasPrefix("Alpha was killed by the device: ") == true)
      #expect(crash?.reason.contains("SIGKILL") == false)
      #expect(await !device.isRunning("test.alpha"))
      try await device.launch("test.beta")
      #expect(try await fixture.lines().contains("launched"))
      #expect(await device.processID(of: "test.beta") == other)
      _ = try await device.screenshot()
    }
  }

  @Test(arguments: [
    ("viewInNone", "a view that is in none"),
    ("textWithoutEnd", "the length of a text that the inspector shows is 1,000,000 bytes"),
    ("pictureOfNoFrame", "it sent invalid data"),
    ("placeBeforeTheFile", "a place that no file has"),
  ])
  func whatDeceivesAnInspectorEndsTheApp(attack: String, reason: String) async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      try await device.launch("test.alpha")
      #expect(try await device.inspect(.tree) == .tree([]))
      await device.enter(.insert(attack))
      await #expect(throws: (any Error).self) { _ = try await device.inspect(.tree) }
      let crash = await #expect(throws: CrashLog.self) { try await device.settle() }
      #expect(crash?.reason.contains(reason) == true, "\(crash?.reason ?? "none")")
    }
  }

  @Test func onlyPicturesAreKeptAndOnlyInThePhotoLibrary() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      try await device.launch("test.alpha")
      for request in ["save red.png", "save no.png"] {
        await device.enter(.insert(request))
        _ = try await device.settle()
      }
      let photos = await device.photos
      #expect(try FileManager.default.contentsOfDirectory(atPath: photos.path) == ["red.png"])
      #expect(
        await device.allReports().last?.report.message.contains("couldn't add an image") == true)
      await device.enter(.insert("save ../red.png"))
      let crash = await #expect(throws: CrashLog.self) { try await device.settle() }
      #expect(crash?.reason.contains("an invalid name of an image file") == true)
    }
  }

  @Test func aBundleThatIsNoPlainFolderHoldsUpNobody() async throws {
    try await TestDevice.run([]) { fixture in
      let bundle = try fixture.bundle("Alpha")
      let icons = bundle.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
      try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
      try Data(#"{"images": [{"filename": "bomb.png"}]}"#.utf8)
        .write(to: icons.appendingPathComponent("Contents.json"))
      let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      try (signature + Data("IHDR".utf8) + Data(repeating: 0x20, count: 8))
        .write(to: icons.appendingPathComponent("bomb.png"))
      try await fixture.device.install(bundle)
      _ = try await fixture.device.screenshot()
      let info = bundle.appendingPathComponent("Info.plist")
      try FileManager.default.removeItem(at: info)
      #expect(mkfifo(info.path, 0o600) == 0)
      await #expect(throws: InstalledApp.InvalidBundle.self) {
        try await fixture.device.install(bundle)
      }
    }
  }

  @Test func aFrameThatIsSlowToDrawHoldsUpNobody() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      try await device.launch("test.alpha")
      await device.enter(.insert("slowFrame"))
      _ = try await device.settle()
      let picture = Task { try await device.screenshot() }
      for _ in 0..<50 {
        let start = ContinuousClock.now
        _ = try await device.settle()
        #expect(ContinuousClock.now - start < .seconds(5))
      }
      picture.cancel()
      _ = await picture.result
    }
  }

  @Test(arguments: ["floodOfFrames", "floodOfReports"])
  func aFloodHoldsUpNobody(attack: String) async throws {
    try await TestDevice.run(["Alpha", "Beta"], clock: .real) { fixture in
      let device = fixture.device
      try await device.launch("test.alpha")
      await device.enter(.insert(attack))
      try await device.launch("test.beta")
      for _ in 0..<50 {
        let start = ContinuousClock.now
        _ = try await device.settle()
        #expect(ContinuousClock.now - start < .seconds(5))
      }
    }
  }
}
