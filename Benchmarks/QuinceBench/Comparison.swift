import Benchmarking

/// Measures something and its peers alternately, one size after another, so that other work on the
/// machine affects all of them.
struct Comparison<Size> {
  /// A program that might not be available.
  struct Peer {
    let name: String
    /// A closure that measures several times, and returns the results in milliseconds.
    let measure: (Size) async throws -> [Double]
  }

  /// The measurements at a size.
  private struct Findings {
    var own: [Double] = []
    var others: [[Double]]
    var absences: [String?]
  }

  let rounds: Int
  var peers: [Peer] = []
  /// The statistic of the samples to use.
  var statistic: (Samples) -> Double = \.minimum

  /// Returns the statistic of several rounds for each size.
  /// - Throws: An error if the measurement or an available peer fails.
  func values(
    at sizes: [Size], _ measure: (Size) async throws -> [Double]
  ) async throws -> [(value: Double, peers: [Figure.Peer])] {
    var all = sizes.map { _ in
      Findings(others: peers.map { _ in [] }, absences: peers.map { _ in nil })
    }
    for _ in 0..<rounds {
      for (place, size) in sizes.enumerated() {
        all[place].own += try await measure(size)
        try await measurePeers(at: size, &all[place])
      }
    }
    return all.map { findings in
      (value: statistic(Samples(findings.own)), peers: figures(of: findings))
    }
  }

  private func measurePeers(at size: Size, _ findings: inout Findings) async throws {
    for (index, peer) in peers.enumerated() where findings.absences[index] == nil {
      do {
        findings.others[index] += try await peer.measure(size)
      } catch let absence as Peers.Absence {
        findings.absences[index] = absence.reason
      }
    }
  }

  private func figures(of findings: Findings) -> [Figure.Peer] {
    peers.indices.map { index in
      findings.absences[index].map { Figure.Peer(peers[index].name, absence: $0) }
        ?? Figure.Peer(peers[index].name, value: statistic(Samples(findings.others[index])))
    }
  }
}

extension Comparison where Size == Int {
  /// Returns a figure for each size.
  /// - Throws: An error if one of them can't be measured.
  func figures(
    at sizes: [Int], _ measure: (Int) async throws -> [Double]
  ) async throws -> [Figure] {
    zip(sizes, try await values(at: sizes, measure)).map {
      Figure(size: $0, value: $1.value, peers: $1.peers)
    }
  }
}

extension Comparison where Size == Void {
  /// Returns the figure of something that doesn't have a size.
  /// - Throws: An error if it can't be measured.
  func figure(_ measure: () async throws -> [Double]) async throws -> Figure {
    let value = try await values(at: [()]) { _ in try await measure() }[0]
    return Figure(value: value.value, peers: value.peers)
  }
}
