import DeviceProtocol

/// The requests and responses that a device's apps have loaded, up to the size of an archive.
struct ExchangeLog {
  /// The exchanges in the order they were completed.
  private(set) var all: [NetworkExchange] = []
  /// The number of exchanges that weren't kept, because there were too many.
  private(set) var lost = 0
  private var bytes = 0

  /// Adds an exchange, if there's space for it in an archive.
  mutating func add(_ exchange: NetworkExchange) {
    // Base64 makes a body a third larger.
    let size = (exchange.response.body.count + (exchange.request.body?.count ?? 0)) / 3 * 4 + 4096
    guard all.count < HARLimit.entries, bytes + size <= HARLimit.size else {
      lost += 1
      return
    }
    bytes += size
    all.append(exchange)
  }
}
