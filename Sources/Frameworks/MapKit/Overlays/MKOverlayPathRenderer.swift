import Foundation
import UIKit

/// An object that draws an overlay as a path.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer>.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  private var storedPath: CGPath?

  /// The color of the area, or `nil` for none.
  open var fillColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The color of the line, or `nil` for none.
  open var strokeColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The width of the line in points, or 0 for the width of roads.
  open var lineWidth: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The shape of corners.
  open var lineJoin = CGLineJoin.round {
    didSet { setNeedsDisplay() }
  }
  /// The shape of ends.
  open var lineCap = CGLineCap.round {
    didSet { setNeedsDisplay() }
  }
  /// The largest ratio of a sharp corner to the width of the line.
  open var miterLimit: CGFloat = 10 {
    didSet { setNeedsDisplay() }
  }
  /// The start of the line in the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? {
    didSet { setNeedsDisplay() }
  }

  // MARK: Path

  /// The path in the renderer's coordinates.
  open var path: CGPath! {
    get {
      if storedPath == nil { createPath() }
      return storedPath
    }
    set { storedPath = newValue }
  }

  /// Sets the path, in subclasses.
  open func createPath() {}

  /// Creates the path again when it's next needed.
  open func invalidatePath() {
    storedPath = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// Fills and strokes the path.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Sets a context's line and its color.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    let width = lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale)
    context.setLineWidth(width)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale,
      lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  /// Sets a context's color.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  /// Strokes a path.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Adds lines between points to a path.
  func add(_ points: [MKMapPoint], to path: CGMutablePath) {
    guard let first = points.first else { return }
    path.move(to: point(for: first))
    for next in points.dropFirst() { path.addLine(to: point(for: next)) }
  }
}
