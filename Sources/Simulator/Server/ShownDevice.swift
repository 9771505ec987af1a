/// A device that the server shows, and what it has for the device's pages.
struct ShownDevice: Sendable {
  /// The number of the first device, to which the page's address leads.
  static let firstID = 1

  /// The number in the addresses of what belongs to the device.
  let id: Int
  let device: Device
  let hub: PageHub
  let site: Site

  /// - Parameters:
  ///   - requests: who is told what pages want of the devices side by side.
  ///   - recording: what takes down flows, if anything does.
  ///   - openFile: opens a line in the user's editor.
  ///   - camera: what films the screen, if anything does.
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
