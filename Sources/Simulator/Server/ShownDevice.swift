/// A device that the server shows, with the objects that serve its pages.
struct ShownDevice: Sendable {
  /// The number of the first device, which the page's address refers to.
  static let firstID = 1

  /// The number in the addresses of the device's pages.
  let id: Int
  let device: Device
  let hub: PageHub
  let site: Site

  /// - Parameters:
  ///   - requests: Receives pages' requests that concern all devices.
  ///   - recording: Records flows, or `nil` if recording isn't available.
  ///   - openFile: Opens a line in the user's editor.
  ///   - camera: Records the screen, or `nil` if recording isn't available.
  ///   - steps: Performs steps of flows, or `nil` if that isn't available.
  ///   - renewLink: Renews the page's address.
  init(
    id: Int, device: Device, requests: AsyncStream<DeviceRequest>.Continuation? = nil,
    recording: (any RecordingDesk)? = nil, openFile: OpenFile? = nil,
    camera: (any ScreenFilming)? = nil, steps: (any StepPerforming)? = nil,
    renewLink: RenewLink? = nil
  ) {
    self.id = id
    self.device = device
    let movies = MovieShelf()
    hub = PageHub(
      device: device, filming: FilmingDesk(camera: camera, shelf: movies), requests: requests,
      recording: recording, steps: steps, openFile: openFile, renewLink: renewLink)
    site = Site(device: device, movies: movies)
  }
}
