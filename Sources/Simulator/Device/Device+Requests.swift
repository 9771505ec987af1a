import DeviceProtocol

/// The requests of the device's apps.
extension Device {
  /// The apps' latest requests, while the clock is manual.
  package var requests: [NetworkRequest] { requestLog.all }

  /// What apps have loaded, if it's recorded, and the number of exchanges that weren't kept.
  package var recordedExchanges: (all: [NetworkExchange], lost: Int) {
    (exchangeLog.all, exchangeLog.lost)
  }

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
