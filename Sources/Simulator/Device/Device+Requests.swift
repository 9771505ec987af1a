import DeviceProtocol

/// The requests of the device's apps.
extension Device {
  /// The apps' latest requests, while the clock is manual.
  package var requests: [NetworkRequest] { requestLog.all }

  /// Adds a response that apps receive instead of a server's.
  package func addMock(_ mock: NetworkMock) {
    settings.features.mocks.add(mock)
    tellAll(.mocks(settings.features.mocks))
  }

  /// Counts a request that a mock has answered.
  func noteUse(ofMock id: Int) {
    settings.features.mocks.use(id)
  }
}
