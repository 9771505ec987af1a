/// The mocks of a device, in the order they were added.
package struct NetworkMocks: Codable, Equatable, Sendable {
  /// The maximum number of mocks.
  package static let most = 1000

  /// All mocks.
  package private(set) var all: [NetworkMock]

  /// Creates a collection.
  package init(_ all: [NetworkMock] = []) {
    self.all = all
  }

  /// Adds a mock, which is used before the others, and gives it a number.
  ///
  /// If there are too many, the oldest one is removed.
  package mutating func add(_ mock: NetworkMock) {
    var mock = mock
    mock.id = (all.last?.id ?? 0) + 1
    if all.count == Self.most { all.removeFirst() }
    all.append(mock)
  }

  /// Counts a request that a mock has answered.
  package mutating func use(_ id: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].uses += 1
  }

  /// Returns the newest mock that can answer a request.
  package func mock(for request: NetworkRequest) -> NetworkMock? {
    all.last { $0.answers(request) }
  }

  /// Returns the newest mock that can answer a request, and counts the request.
  package mutating func take(for request: NetworkRequest) -> NetworkMock? {
    let mock = mock(for: request)
    if let mock { use(mock.id) }
    return mock
  }

  /// Adopts a newer list of the mocks, which may have counted fewer requests.
  package mutating func adopt(_ newer: NetworkMocks) {
    let uses = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.uses) })
    all = newer.all.map { mock in
      var mock = mock
      mock.uses = max(mock.uses, uses[mock.id] ?? 0)
      return mock
    }
  }
}
