import DeviceProtocol

/// The latest requests of a device's apps.
struct RequestLog {
  /// The maximum number of requests, and of all bytes in their bodies.
  private static let (most, mostBytes) = (10_000, 64_000_000)

  /// The requests in the order they were started.
  private(set) var all: [NetworkRequest] = []
  private var bytes = 0

  /// Adds a request.
  ///
  /// If there are too many, the oldest ones are removed.
  mutating func add(_ request: NetworkRequest) {
    all.append(request)
    bytes += request.body?.count ?? 0
    while all.count > Self.most || bytes > Self.mostBytes {
      bytes -= all.removeFirst().body?.count ?? 0
    }
  }
}
