import Foundation
import UIKit

/// The ground of a map: the land, and a grid of coordinates in place of map data.
final class MapGround: UIView {
  /// The smallest distance between two lines, in points.
  private static let smallestDistance = 70.0
  /// The distances between lines that are possible, in degrees.
  private static let distances: [Double] =
    [45, 30, 15, 10, 5, 2, 1]
    + [0.1, 0.01, 0.001, 0.0001, 0.00001].flatMap { [5 * $0, 2 * $0, $0] }

  var viewport: Viewport {
    didSet { if viewport != oldValue { setNeedsDisplay() } }
  }
  var type = MKMapType.standard {
    didSet { if type != oldValue { setNeedsDisplay() } }
  }

  init(_ viewport: Viewport) {
    self.viewport = viewport
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    MapColors.land(of: type).setFill()
    UIRectFill(bounds)
    MapColors.line(of: type).setStroke()
    let path = UIBezierPath()
    addMeridians(to: path)
    addParallels(to: path)
    path.lineWidth = 1
    path.stroke()
  }

  /// The distance between two lines, in degrees.
  private var distance: Double {
    let degree = Mercator.side / 360 * viewport.scale
    return Self.distances.last { $0 * degree >= Self.smallestDistance } ?? Self.distances[0]
  }

  private func addMeridians(to path: UIBezierPath) {
    let rect = viewport.visibleRect
    let (west, east) = (Mercator.longitude(ofX: rect.minX), Mercator.longitude(ofX: rect.maxX))
    for index in lines(from: west, to: east) {
      let x = (Mercator.x(ofLongitude: Double(index) * distance) - rect.minX) * viewport.scale
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: bounds.height))
    }
  }

  private func addParallels(to path: UIBezierPath) {
    let rect = viewport.visibleRect
    let (north, south) = (Mercator.latitude(ofY: rect.minY), Mercator.latitude(ofY: rect.maxY))
    for index in lines(from: south, to: north) {
      let y = (Mercator.y(ofLatitude: Double(index) * distance) - rect.minY) * viewport.scale
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: bounds.width, y: y))
    }
  }

  /// Returns the multiples of the distance between two coordinates.
  private func lines(from start: Double, to end: Double) -> Range<Int> {
    guard viewport.scale > 0, start < end else { return 0..<0 }
    let (first, last) = ((start / distance).rounded(.up), (end / distance).rounded(.down))
    return first <= last ? Int(first)..<(Int(last) + 1) : 0..<0
  }
}
