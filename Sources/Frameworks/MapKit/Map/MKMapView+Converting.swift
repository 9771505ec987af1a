import Foundation
import UIKit

extension MKMapView {
  /// Returns the point in a view, or in the map's view, of a coordinate.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(viewport.place(of: MKMapPoint(coordinate)), to: view ?? self)
  }

  /// Returns the coordinate at a point in a view, or in the map's view.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    viewport.mapPoint(at: convert(point, from: view ?? self)).coordinate
  }

  /// Returns the rectangle in a view, or in the map's view, of a region.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let middle = viewport.place(of: rect.middle)
    let size = CGSize(width: rect.width * viewport.scale, height: rect.height * viewport.scale)
    let frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    return convert(frame, to: view ?? self)
  }

  /// Returns the region in a rectangle in a view, or in the map's view.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let frame = convert(rect, from: view ?? self)
    guard viewport.scale > 0 else { return region }
    let middle = viewport.mapPoint(at: CGPoint(x: frame.midX, y: frame.midY))
    let (width, height) = (frame.width / viewport.scale, frame.height / viewport.scale)
    return MKCoordinateRegion(
      MKMapRect(
        x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
  }
}
