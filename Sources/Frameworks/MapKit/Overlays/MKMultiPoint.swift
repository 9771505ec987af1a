import Foundation

/// The superclass of shapes that consist of several points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipoint>.
open class MKMultiPoint: MKShape {
  private let storage: UnsafeMutableBufferPointer<MKMapPoint>

  init(_ points: [MKMapPoint]) {
    storage = .allocate(capacity: points.count)
    _ = storage.initialize(from: points)
    super.init()
  }

  deinit {
    storage.deallocate()
  }

  /// The points, in memory of the shape's.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    storage.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
  }

  /// The number of points.
  open var pointCount: Int { storage.count }

  /// Copies the coordinates of some points into memory.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, index) in (range.location..<(range.location + range.length)).enumerated() {
      coords[place] = storage[index].coordinate
    }
  }

  var mapPoints: [MKMapPoint] { Array(storage) }

  /// The smallest rectangle that contains the points.
  var extent: MKMapRect {
    storage.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
