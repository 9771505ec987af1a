import UIKit

/// The view that contains the views of annotations and the callout.
///
/// Touches outside those views belong to the map.
final class AnnotationArea: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
