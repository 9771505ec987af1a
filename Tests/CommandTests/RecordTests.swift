import Foundation
import TestSupport
import Testing

/// `quince record`: movies of flows.
struct RecordTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
  /// An iPhone 15 is 427 points wide including its edge, and its screen begins 17 points from the
  /// left and the top.
  private static let scale = 200.0 / 427
  private static let edge = 17.0

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(
    _ steps: String, as name: String = "movie.gif", _ options: String...
  ) throws -> Command.Outcome {
    let flow = folder.file("flow.yaml")
    try steps.write(to: flow, atomically: true, encoding: .utf8)
    return try Command.run(
      [
        "record", flow.path, Self.app, "-o", folder.file(name).path, "--width", "200",
        "--screenshots", folder.url.path,
      ] + options)
  }

  private func place(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (Int((Self.edge + x) * Self.scale), Int((Self.edge + y) * Self.scale))
  }

  @Test func makesAnAnimatedGIFThatEndsAsTheAppDoes() throws {
    let outcome = try record("- launchApp\n- tapOn: Change view color\n- takeScreenshot: end\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let file = folder.file("movie.gif")
    let data = try Data(contentsOf: file)
    #expect(data.prefix(6) == Data("GIF89a".utf8))
    #expect(data.range(of: Data("NETSCAPE2.0".utf8)) != nil, "does not repeat")
    #expect(data.count < 400_000)
    let movie = try MovieFrames(file)
    #expect(movie.width == 200)
    #expect(movie.height == 415)
    #expect(movie.frames.count > 40)
    #expect(Set(movie.frames).count > 8)

    let end = try MovieFrames(folder.file("end.png"), width: 184)
    var different = 0
    for y in stride(from: 24, to: end.height - 24, by: 3) {
      for x in stride(from: 4, to: end.width - 4, by: 3) {
        let filmed = movie.pixel(movie.frames.count - 1, x + 8, y + 8)
        if filmed.difference(to: end.pixel(0, x, y)) > 24 { different += 1 }
      }
    }
    let all = (end.width / 3) * (end.height / 3)
    #expect(different < all / 20, "\(different) of \(all) pixels are other ones")
  }

  @Test func showsTheFingerWhereItTaps() throws {
    let outcome = try record("- launchApp\n- tapOn: { point: \"300,700\" }\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let movie = try MovieFrames(folder.file("movie.gif"))
    let last = movie.frames.count - 1
    let (x, y) = place(300, 700)
    let (awayX, awayY) = place(100, 700)
    let touched = movie.frames.indices.filter {
      movie.pixel($0, x, y).difference(to: movie.pixel(last, x, y)) > 30
        && movie.pixel($0, awayX, awayY).difference(to: movie.pixel(last, awayX, awayY)) < 12
    }
    #expect(touched.count >= 2, "no finger is seen")
    #expect(!touched.contains(last))
  }

  @Test func lettersAppearOneAfterTheOther() throws {
    let outcome = try record("- launchApp\n- tapOn: { id: field }\n- inputText: mmmm\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let movie = try MovieFrames(folder.file("movie.gif"))
    let amounts = Set(movie.frames.indices.suffix(60).map { ink(of: movie, $0) })
    #expect(amounts.contains(0), "the empty field is not seen")
    #expect(amounts.count > 4, "\(amounts)")
  }

  /// Returns the number of dark pixels in the text field, which are its text.
  private func ink(of movie: MovieFrames, _ frame: Int) -> Int {
    let (start, end) = (place(40, 195), place(200, 235))
    return (start.y...end.y).reduce(0) { sum, y in
      sum
        + (start.x...end.x).count { x in
          let pixel = movie.pixel(frame, x, y)
          return max(pixel.x, pixel.y, pixel.z) < 110
        }
    }
  }

  @Test func theSameFlowMakesTheSameMovie() throws {
    let steps = "- launchApp\n- tapOn: { id: field }\n- inputText: ab\n- pressKey: Home\n"
    #expect(try record(steps, as: "first.gif").code == 0)
    #expect(try record(steps, as: "second.gif").code == 0)
    let first = try Data(contentsOf: folder.file("first.gif"))
    #expect(try Data(contentsOf: folder.file("second.gif")) == first)
  }

  @Test(arguments: ["mp4", "webm"])
  func makesOtherMovies(_ format: String) throws {
    let outcome = try record("- launchApp\n", as: "movie.\(format)", "--width", "201")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let movie = try MovieFrames(folder.file("movie.\(format)"))
    #expect(movie.width == 202)
    #expect(Set(movie.frames).count > 5)
  }

  @Test func aDeviceOnItsSideIsFilmedOnItsSide() throws {
    let outcome = try record("- launchApp\n", "--orientation", "landscapeLeft")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let movie = try MovieFrames(folder.file("movie.gif"))
    #expect(movie.height == 96)
  }

  @Test func aStepThatFailsLeavesNoMovie() throws {
    let outcome = try record("- launchApp\n- assertVisible: Hello from Mars!\n")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("flow.yaml:2: “Hello from Mars!” is not visible"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(left) == ["flow.yaml", "flow-failure.png"])
  }

  @Test func aStepThatFailsLeavesTheOldMovie() throws {
    try Data("old".utf8).write(to: folder.file("movie.gif"))
    #expect(try record("- launchApp\n- tapOn: nothing\n").code == 1)
    #expect(try Data(contentsOf: folder.file("movie.gif")) == Data("old".utf8))
  }

  @Test func aMovieTakesTheOldOnesPlace() throws {
    try Data("old".utf8).write(to: folder.file("movie.gif"))
    #expect(try record("- launchApp\n").code == 0)
    #expect(try Data(contentsOf: folder.file("movie.gif")).prefix(3) == Data("GIF".utf8))
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let outcome = try record("- launchApp\n", as: "missing/movie.gif")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("no such folder"), "\(outcome.errors)")
  }

  @Test func withoutFFmpegTheCommandThatBringsItIsTold() throws {
    let flow = folder.file("flow.yaml")
    try "- launchApp\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      ["record", flow.path, Self.app, "-o", folder.file("movie.gif").path],
      environment: ["PATH": folder.url.path])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("apt-get install ffmpeg"), "\(outcome.errors)")
  }
}
