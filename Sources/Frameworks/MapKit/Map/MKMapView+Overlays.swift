import Foundation
import UIKit

extension MKMapView {
  /// The overlays.
  public var overlays: [any MKOverlay] { overlayList.entries.map(\.overlay) }

  /// Returns the overlays in a level.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayList.overlays(in: level)
  }

  /// Adds an overlay in front of all others above the labels.
  public func addOverlay(_ overlay: any MKOverlay) {
    addOverlay(overlay, level: .aboveLabels)
  }

  /// Adds an overlay in front of all others in a level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayList.insert(overlay, in: level)
    overlaysDidChange()
  }

  /// Adds overlays in front of all others above the labels.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }

  /// Adds overlays in front of all others in a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { overlayList.insert(overlay, in: level) }
    overlaysDidChange()
  }

  /// Inserts an overlay at a position in a level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlayList.insert(overlay, at: index, in: level)
    overlaysDidChange()
  }

  /// Inserts an overlay at a position above the labels.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }

  /// Inserts an overlay in front of another.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, nextTo: sibling, offset: 1)
  }

  /// Inserts an overlay behind another.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, nextTo: sibling, offset: 0)
  }

  private func insert(_ overlay: any MKOverlay, nextTo sibling: any MKOverlay, offset: Int) {
    guard let level = overlayList[sibling]?.level,
      let index = overlays(in: level).firstIndex(where: { $0 === sibling })
    else { return addOverlay(overlay) }
    insertOverlay(overlay, at: index + offset, level: level)
  }

  /// Exchanges the positions of two overlays.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayList.exchange(overlay1, overlay2)
    overlaysDidChange()
  }

  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) {
    overlayList.remove(overlay)
    overlaysDidChange()
  }

  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    overlays.forEach(overlayList.remove)
    overlaysDidChange()
  }

  /// Returns the renderer of an overlay, or `nil` if it hasn't been shown yet.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayList[overlay]?.renderer
  }

  private func overlaysDidChange() {
    canvas.renderers = overlayList.entries.compactMap(\.renderer)
    setNeedsLayout()
  }

  /// Requests the renderers of new overlays.
  func prepareOverlays() {
    let new = overlayList.entries.filter { $0.renderer == nil }
    guard !new.isEmpty, !bounds.isEmpty else { return }
    let renderers = new.map { entry in
      let renderer = caller.mapView(self, rendererFor: entry.overlay)
      entry.renderer = renderer
      return renderer
    }
    canvas.renderers = overlayList.entries.compactMap(\.renderer)
    caller.mapView(self, didAdd: renderers)
  }
}
