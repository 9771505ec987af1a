import Foundation

/// The history of a web view.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkbackforwardlist>.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The current page.
  open private(set) var currentItem: WKBackForwardListItem?
  /// The earlier pages, oldest first.
  open private(set) var backList: [WKBackForwardListItem] = []
  /// The later pages, in order.
  open private(set) var forwardList: [WKBackForwardListItem] = []

  /// The page before the current one.
  open var backItem: WKBackForwardListItem? { backList.last }
  /// The page after the current one.
  open var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// Returns the page at a distance from the current one, which is negative for earlier pages.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let all = backList + (currentItem.map { [$0] } ?? []) + forwardList
    let place = backList.count + index
    return all.indices.contains(place) ? all[place] : nil
  }

  /// Returns the distance of a page from the current one.
  func distance(to item: WKBackForwardListItem) -> Int? {
    (-backList.count...forwardList.count).first { self.item(at: $0) === item }
  }

  /// Takes over the engine's history, and keeps the items that are still the same.
  func update(back: [EngineEvent.Item], current: EngineEvent.Item?, forward: [EngineEvent.Item]) {
    var known = backList + (currentItem.map { [$0] } ?? []) + forwardList
    func item(_ item: EngineEvent.Item) -> WKBackForwardListItem {
      let url = URL(string: item.url) ?? PageAddress.blank
      if let place = known.firstIndex(where: { $0.url == url }) {
        let kept = known.remove(at: place)
        kept.title = item.title
        return kept
      }
      let first = item.first.flatMap(URL.init(string:)) ?? url
      return WKBackForwardListItem(url: url, title: item.title, initialURL: first)
    }
    // The engine lists the nearest page first.
    backList = back.reversed().map(item)
    currentItem = current.map(item)
    forwardList = forward.map(item)
  }
}
