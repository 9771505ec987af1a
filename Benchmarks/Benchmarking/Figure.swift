/// A value of a row, together with the values of its peers.
package struct Figure: Codable, Equatable, Sendable {
  /// Another program that does the same work.
  package struct Peer: Codable, Equatable, Sendable {
    /// Its common name.
    package let name: String
    /// Its result in the row's unit, or `nil` if it's absent.
    package var value: Double?
    /// The factor by which the row is better than the peer.
    package internal(set) var ratio: Double?
    /// The reason that there's no value.
    package var absence: String?

    /// Creates a peer that was measured.
    package init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }

    /// Creates a peer that couldn't be measured.
    package init(_ name: String, absence: String) {
      self.name = name
      self.absence = absence
    }
  }

  /// The number of items, if it varies.
  package let size: Int?
  /// The value, in the row's unit.
  package let value: Double
  /// The other programs that do the same work.
  package internal(set) var peers: [Peer]
  /// The bounds of the value.
  package var threshold: Threshold?

  /// Creates a value that was measured at a size.
  package init(size: Int? = nil, value: Double, peers: [Peer] = []) {
    self.size = size
    self.value = value
    self.peers = peers
  }

  /// Returns the figure with the ratios to its peers, which depend on the unit.
  func compared(in unit: BenchmarkUnit) -> Figure {
    var figure = self
    for index in figure.peers.indices {
      guard let peer = figure.peers[index].value, peer > 0, value > 0 else { continue }
      figure.peers[index].ratio = unit.isCost ? peer / value : value / peer
    }
    return figure
  }
}
