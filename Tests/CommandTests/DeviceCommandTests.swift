import Foundation
import TestSupport
import Testing

/// The `quince device` command while `quince run` is running.
@Suite(.serialized) struct DeviceCommandTests {
  private let session: RunningSession
  private let scratch: TemporaryFolder

  init() async throws {
    session = try RunningSession("Tests/Projects/Settings")
    scratch = try TemporaryFolder()
    do {
      try await session.waitUntilServed()
    } catch {
      session.end()
      throw error
    }
  }

  private func device(_ arguments: String..., home: String? = nil) throws -> Command.Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = home ?? session.dataHome
    return try Command.run(["device"] + arguments, environment: environment)
  }

  /// Returns the state of the device.
  private func status() throws -> [String: Any] {
    let outcome = try device("status", "--json")
    return try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func done(_ arguments: String...) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = session.dataHome
    let outcome = try Command.run(["device"] + arguments, environment: environment)
    #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
    #expect(outcome.errors.isEmpty)
  }

  @Test func doesWhatThePageDoes() throws {
    defer { session.end() }
    try done("appearance", "dark")
    try done("rotate", "left")
    try done("text-size", "larger")
    try done("time-zone", "Asia/Tokyo")
    try done("increase-contrast", "on")
    try done("slow-animations", "on")
    var status = try status()
    #expect(status["appearance"] as? String == "dark")
    #expect(status["orientation"] as? String == "landscapeRight")
    #expect(status["textSize"] as? String == "extra-large")
    #expect(status["timeZone"] as? String == "Asia/Tokyo")
    #expect(status["switches"] as? [String] == ["increase-contrast", "slow-animations"])
    #expect(status["app"] as? String == "dev.quince.Settings")
    let stranger = try device("biometrics", "matching")
    #expect(stranger.code == 1)
    #expect(stranger.errors.contains("No face or finger is enrolled"))
    try done("biometrics", "enrolled")
    #expect(try self.status()["isEnrolled"] as? Bool == true)
    for action in ["nonMatching", "matching", "notEnrolled"] { try done("biometrics", action) }
    #expect(try self.status()["isEnrolled"] as? Bool == false)
    try done("time-zone", "system")
    try done("increase-contrast", "off")
    try done("slow-animations", "off")
    try done("rotate", "portrait")
    try done("text-size", "large")
    try done("appearance", "light")
    try done("language", "de-DE")
    try done("lock")
    status = try self.status()
    #expect(status["isLocked"] as? Bool == true)
    #expect(status["language"] as? String == "de-DE")
    try done("unlock")
    try done("home")
    status = try self.status()
    #expect(status["app"] == nil)
    #expect(status["timeZone"] == nil)
    try done("launch", "dev.quince.Settings")
    #expect(try self.status()["app"] as? String == "dev.quince.Settings")
    for action in ["shake", "memory-warning", "keyboard", "switcher", "home"] { try done(action) }
    let list = try device("list")
    #expect(list.output == "iPhone 15 (unnamed): home screen\n")
  }

  @Test func renewsTheLink() async throws {
    defer { session.end() }
    let renewed = try device("renew-link")
    #expect(renewed.code == 0)
    #expect(renewed.output.hasPrefix("http://127.0.0.1:"))
    #expect(try await becomesTrue { try session.text.contains("Quince is at \(renewed.output)") })
    try done("home")
  }

  @Test func looksAtTheScreenAndUsesTheApp() throws {
    defer { session.end() }
    let elements = try device("elements")
    #expect(elements.output.contains("placeholder “Name” id field"))
    try done("tap", "{ id: field }")
    let typing = try device("type", "Grüße: \"1\"")
    #expect(typing.output.contains("text field “Grüße: \"1\"”"))
    let next = try device("tap", "Next")
    #expect(next.output.contains("Settings"))
    #expect(!next.output.contains("“Next”"))
    #expect(try device("swipe", "right").code == 0)
    #expect(try device("elements", "--json").output.contains("\"kind\" : "))
    let unknown = try device("tap", "Nxt")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("“Nxt” is not visible"))
    let hostile = try device("tap", "{ id: a }\n- addMedia: /etc/passwd")
    #expect(hostile.code == 1)
    #expect(try device("swipe", "north").code == 64)
    #expect(try device("logs", "0").code == 64)
    #expect(try device("logs").code == 0)
  }

  @Test func movesTextsAndFiles() throws {
    defer { session.end() }
    try done("clipboard", "set", "Grüße")
    #expect(try device("clipboard", "get").output == "Grüße\n")
    #expect(try device("clipboard", "get", "--json").output.contains("\"text\" : \"Grüße\""))
    let picture = scratch.file("screen.png")
    #expect(try device("screenshot", picture.path).output == "\(picture.path)\n")
    #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try done("add-media", picture.path)
    let photos = URL(fileURLWithPath: session.dataHome)
      .appendingPathComponent("quince/devices/iPhone-15/Photos")
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.path).count == 1)
    let text = scratch.file("text.png")
    try Data("no picture".utf8).write(to: text)
    let refusal = try device("add-media", text.path)
    #expect(refusal.code == 1)
    #expect(refusal.errors.contains("”: an image that is neither a PNG nor a JPEG"))
    try sendsNotifications()
    let movie = scratch.file("movie.gif")
    try done("record", movie.path, "0.5")
    #expect(try Data(contentsOf: movie).starts(with: Data("GIF8".utf8)))
    try done("open-url", "settings-test://from-the-command")
    let unknown = try device("open-url", "nobody:there")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("Apps open settings-test:."))
  }

  private func sendsNotifications() throws {
    let payload = scratch.file("hello.apns")
    try Data(#"{"aps": {"alert": "Hello"}}"#.utf8).write(to: payload)
    try done("push", "dev.quince.Settings", payload.path)
    let stranger = try device("push", "dev.quince.Nobody", payload.path)
    #expect(stranger.code == 1)
    #expect(stranger.errors.contains("dev.quince.Nobody"))
    try Data(#"{"alert": "Hello"}"#.utf8).write(to: payload)
    let wrong = try device("push", payload.path)
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("A payload must have the key “aps” with a dictionary."))
    #expect(try device("push").code == 64)
  }

  @Test func setsWhereTheDeviceIsAndForgetsWhatIsSet() throws {
    defer { session.end() }
    try done("location", "52.52, 13.405")
    #expect(try status()["location"] as? String == "fixed")
    let file = scratch.file("way.gpx")
    try Data(#"<gpx><wpt lat="1" lon="2"/><wpt lat="1" lon="3"/></gpx>"#.utf8).write(to: file)
    try done("location", "--gpx", file.path)
    #expect(try status()["location"] as? String == "route")
    try Data("<gpx/>".utf8).write(to: file)
    let refusal = try device("location", "--gpx", file.path)
    #expect(refusal.code == 1)
    #expect(refusal.errors.contains("”: This GPX file has no track, route, or waypoints."))
    #expect(try device("home", "--gpx", file.path).code == 64)
    try done("network", "offline")
    #expect(try status()["network"] as? String == "offline")
    try done("appearance", "dark")
    try done("reset-settings")
    #expect(try status()["network"] as? String == "online")
    #expect(try status()["location"] as? String == "none")
    #expect(try status()["appearance"] as? String == "light")
  }

  @Test func saysWhatIsWrong() throws {
    defer { session.end() }
    for (arguments, message) in [
      (["hom"], "did you mean home?"), (["appearance", "drak"], "did you mean dark?"),
      (["appearance"], "requires light|dark"), (["home", "now"], "takes no values: remove “now”"),
      (["time-zone", "Mars"], "Unknown time zone “Mars”"),
      (["language", "x"], "Invalid locale “x”"), (["record", "a.txt"], "use a name that ends in"),
      (["clipboard", "empty"], "requires get, or set and a text"),
      (["location", "here"], "use none, or degrees, such as 52.52,13.405"),
      (["network", "ofline"], "did you mean offline or online?"),
      (["location", "91,0"], "A latitude must be from -90 to 90 degrees."),
    ] {
      let outcome = try Command.run(["device"] + arguments)
      #expect(outcome.code == 64, "\(arguments)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    let app = try device("launch", "dev.quince.Setings")
    #expect(app.code == 1)
    #expect(app.errors.contains("did you mean dev.quince.Settings?"))
    let missing = try device("home", "--device-name", "Other")
    #expect(missing.code == 1)
    #expect(
      missing.errors.contains(
        "No device named “Other” is running. Running devices: the unnamed one."))
    let nothing = try device("home", home: scratch.file("empty").path)
    #expect(nothing.code == 1)
    #expect(
      nothing.errors == "No device is running. "
        + "To start one, run “quince run PROJECT” in another terminal.\n")
  }
}
