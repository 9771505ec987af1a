import DeviceProtocol
import DisplayList
import Foundation
import Raster
import Simulator

/// Records a device with a manual clock.
///
/// It advances the clock from frame to frame, however much real time passes, so that a flow is
/// always recorded in the same way.
package actor Camera {
  /// The number of seconds after which movement is considered endless.
  private static let patience = 3.0

  /// The content of a single frame.
  private struct Picture: Equatable {
    var screen: Data
    var dots: [DrawingCommand]
  }

  private let device: Device
  private let body: DeviceBody
  private let width: Int
  private let interval: Double
  private let rasterizer = Rasterizer()
  private(set) var film: Film
  private var time = 0.0
  private var last: Picture?
  private var dots: [FingerDot] = []

  init(device: Device, body: DeviceBody, movie: Movie, film: Film) {
    self.device = device
    self.body = body
    width = movie.width
    interval = 1 / Double(movie.frameRate)
    self.film = film
  }

  /// The number of seconds recorded so far.
  var length: Double { Double(film.count) * interval }

  /// Records the screen before anything happens.
  func filmBeginning() async throws {
    _ = try await pass(0.5)
  }

  /// Records the final screen long enough for viewers to read it.
  func filmEnd() async throws {
    _ = try await settle()
    _ = try await pass(1.5)
  }

  // MARK: Time

  /// Advances the device's clock by a number of seconds.
  ///
  /// Returns the screen's contents afterward, or `nil` while something is moving.
  func pass(_ seconds: Double) async throws -> ScreenElement? {
    let end = time + seconds
    while length <= end - 1e-6 {
      _ = try await advance(to: max(time, length))
      try await takePicture()
    }
    return try await advance(to: end)
  }

  /// Records until the screen is idle.
  func settle() async throws -> ScreenElement {
    let end = time + Self.patience
    var elements = try await pass(0)
    while elements == nil, time < end { elements = try await pass(interval) }
    if let elements { return elements }
    return try await device.elements()
  }

  private func advance(to end: Double) async throws -> ScreenElement? {
    let seconds = end - time
    time = end
    return try await device.pass(seconds)
  }

  // MARK: Touches

  /// Moves the dot that represents the finger closer to a location.
  ///
  /// Returns `false` if it's there.
  func bringFinger(near place: CGPoint) -> Bool {
    if let dot = dots.last, dot.place == place { return false }
    dots.append(FingerDot(place: place, appearance: time))
    return true
  }

  func finger(_ phase: TouchSample.Phase, at place: CGPoint) {
    switch phase {
    case .began:
      if dots.last?.place != place { dots.append(FingerDot(place: place, appearance: time)) }
      dots[dots.count - 1].touch(at: time)
    case .moved:
      dots[dots.count - 1].place = place
    case .ended, .cancelled:
      dots[dots.count - 1].place = place
      dots[dots.count - 1].lift(at: time)
    }
  }

  // MARK: Images

  private func takePicture() async throws {
    dots.removeAll { $0.isGone(at: time) }
    let picture = Picture(
      screen: await device.frame(), dots: dots.flatMap { $0.commands(at: time) })
    if picture == last {
      try film.repeatLast()
      return
    }
    last = picture
    rasterizer.images = await device.images
    var screen = try DisplayList(encoded: picture.screen)
    screen.commands += picture.dots
    let frame = body.frame(around: screen)
    let bitmap = try rasterizer.bitmap(of: [frame], scale: Double(width) / frame.size.width)
    try film.append(bitmap)
  }
}
