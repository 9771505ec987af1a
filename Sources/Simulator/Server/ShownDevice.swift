/// A device that the server shows, and its parts for the device's pages.
struct ShownDevice: Sendable {
  /// The number of the first device, to which the page's address leads.
  static let firstID = 1

  /// The number in the addresses of the device's pages.
  let id: Int
  let device: Device
  let hub: PageHub
  let site: Site

  /// - Parameters:
  ///   - requests: receives pages' requests for the devices side by side.
  ///   - recording: records flows, if they can be.
  ///   - openFile: opens a line in the user's editor.
  ///   - camera: films the screen, if it can be.
  ///   - renewLink: renews the page's address.
  init(
    id: Int, device: Device, requests: AsyncStream<DeviceRequest>.Continuation? = nil,
    recording: (any RecordingDesk)? = nil, openFile: OpenFile? = nil,
    camera: (any ScreenFilming)? = nil, renewLink: RenewLink? = nil
  ) {
    self.id = id
    self.device = device
    let movies = MovieShelf()
    hub = PageHub(
      device: device, filming: FilmingDesk(camera: camera, shelf: movies), requests: requests,
      recording: recording, openFile: openFile, renewLink: renewLink)
    site = Site(device: device, movies: movies)
  }
}
