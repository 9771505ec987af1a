/// A value of a row, beside those of its peers.
package struct Figure: Codable, Equatable, Sendable {
  /// Another program that does the same.
  package struct Peer: Codable, Equatable, Sendable {
    /// Its usual name.
    package let name: String
    /// Its result, in the row's unit; `nil` if it's absent.
    package var value: Double?
    /// How many times as good as the peer the row is.
    package internal(set) var ratio: Double?
    /// Why there's no value.
    package var absence: String?

    /// A peer that was measured.
    package init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }

    /// A peer that couldn't be measured.
    package init(_ name: String, absence: String) {
      self.name = name
      self.absence = absence
    }
  }

  /// The number of things that vary.
  package let size: Int?
  /// In the row's unit.
  package let value: Double
  /// The other programs that do the same.
  package internal(set) var peers: [Peer]
  /// The bounds of the value.
  package var threshold: Threshold?

  /// A value that was measured at a size.
  package init(size: Int? = nil, value: Double, peers: [Peer] = []) {
    self.size = size
    self.value = value
    self.peers = peers
  }

  /// The figure with the ratios that follow from its unit.
  func compared(in unit: BenchmarkUnit) -> Figure {
    var figure = self
    for index in figure.peers.indices {
      guard let peer = figure.peers[index].value, peer > 0, value > 0 else { continue }
      figure.peers[index].ratio = unit.isCost ? peer / value : value / peer
    }
    return figure
  }
}
