import DeviceProtocol
import DisplayList
import Foundation
import Raster
import Safeguards
import Simulator

/// Records a device with a real clock while users interact with it.
package actor LiveCamera: ScreenFilming {
  /// The number of frames per second.
  private static let frameRate = 20
  /// The maximum length of a recording, in seconds.
  ///
  /// The rest is omitted.
  private static let longest = 180.0
  /// The width, in pixels.
  private static let width = 480

  private var reel: Reel?
  private var filming: Task<Void, Never>?

  /// Creates a camera that isn't recording yet.
  package init() {}

  /// A recording in progress.
  private struct Reel {
    let device: Device
    let body: DeviceBody
    let rasterizer = Rasterizer()
    let start = ContinuousClock.now
    var film: Film
    var last: Data?

    /// The number of frames that are due so far.
    var due: Int {
      Int(min((ContinuousClock.now - start) / .seconds(1), longest) * Double(frameRate)) + 1
    }
  }

  /// Starts recording.
  /// - Throws: `MovieEncoder.Failure.noFFmpeg` or `FileFailure`.
  package func begin(_ device: Device) async throws {
    _ = try MovieEncoder()
    await discard()
    let body = DeviceBody(
      model: await device.model, orientation: await device.configuration.orientation,
      background: HexColor("#FFFFFF")!.color)
    reel = Reel(device: device, body: body, film: try Film())
    try await takePicture()
    filming = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1) / Self.frameRate)
        // If a frame can't be drawn, the previous frame is shown longer.
        try? await takePicture()
      }
    }
  }

  /// Stops recording, and creates a movie.
  /// - Throws: `MovieEncoder.Failure` if the movie can't be created.
  package func end(as format: MovieFormat) async throws -> Data {
    let encoder = try MovieEncoder()
    filming?.cancel()
    await filming?.value
    try? await takePicture()
    guard let film = reel?.film else {
      throw MovieEncoder.Failure.cannotEncode("nothing was recorded")
    }
    reel = nil
    defer { film.discard() }
    let file = film.folder.appendingPathComponent("whole.\(format.rawValue)")
    let movie = Movie(
      file: file, format: format, width: Self.width, frameRate: Self.frameRate,
      background: HexColor("#FFFFFF")!)
    try await encoder.encode(film, as: movie)
    return try InputFile.read(file, atMost: .max)
  }

  /// Stops recording, and discards the recording.
  package func discard() async {
    filming?.cancel()
    await filming?.value
    filming = nil
    reel?.film.discard()
    reel = nil
  }

  /// Adds as many frames of the current screen as correspond to the time that has passed.
  private func takePicture() async throws {
    guard let device = reel?.device else { return }
    let picture = await device.frame()
    let images = await device.images
    guard var reel, reel.film.count < reel.due else { return }
    if picture != reel.last {
      reel.rasterizer.images = images
      let frame = reel.body.frame(around: try DisplayList(encoded: picture))
      let scale = Double(Self.width) / frame.size.width
      try reel.film.append(try reel.rasterizer.bitmap(of: [frame], scale: scale))
      reel.last = picture
    }
    while reel.film.count < reel.due { try reel.film.repeatLast() }
    self.reel = reel
  }
}
