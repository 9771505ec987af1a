import Foundation
import UIKit

/// The overlays of a map, from back to front.
@MainActor
final class OverlayList {
  /// An overlay, its level, and its renderer once it has been shown.
  final class Entry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    var renderer: MKOverlayRenderer?

    init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) {
      self.overlay = overlay
      self.level = level
    }
  }

  private(set) var entries: [Entry] = []

  subscript(overlay: any MKOverlay) -> Entry? { entries.first { $0.overlay === overlay } }

  /// Returns the overlays in a level.
  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    entries.filter { $0.level == level }.map(\.overlay)
  }

  /// Inserts an overlay at a position in its level, or at its end.
  func insert(_ overlay: any MKOverlay, at position: Int? = nil, in level: MKOverlayLevel) {
    guard self[overlay] == nil else { return }
    var levels = Dictionary(grouping: entries, by: \.level)
    let count = levels[level]?.count ?? 0
    levels[level, default: []].insert(
      Entry(overlay, level), at: min(max(position ?? count, 0), count))
    entries = (levels[.aboveRoads] ?? []) + (levels[.aboveLabels] ?? [])
  }

  func remove(_ overlay: any MKOverlay) {
    entries.removeAll { $0.overlay === overlay }
  }

  /// Exchanges the positions of two overlays.
  func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
    guard let left = entries.firstIndex(where: { $0.overlay === first }),
      let right = entries.firstIndex(where: { $0.overlay === second })
    else { return }
    entries.swapAt(left, right)
  }
}
