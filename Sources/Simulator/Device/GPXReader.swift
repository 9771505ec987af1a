import DeviceProtocol
import Foundation
import Safeguards

/// Reads the path in a GPX file: its track, its route, or its waypoints, with the file's times if
/// it has them.
package final class GPXReader: XMLListener {
  /// A problem in a file.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The maximum file size in bytes.
  package static let longest = 16 << 20
  /// The speed along a path without times, in meters per second.
  private static let walk = 1.4

  private struct Found {
    var latitude: Double?
    var longitude: Double?
    var time = ""
  }

  private static let kinds = ["trkpt", "rtept", "wpt"]

  private var found: [String: [Found]] = [:]
  private var open: [String] = []
  private var count = 0

  private init() {}

  /// Reads a file's path.
  /// - Throws: `Failure`.
  package static func read(_ data: Data) throws(Failure) -> DeviceLocation {
    guard data.count <= longest else {
      throw Failure(description: "A GPX file can have at most \(longest >> 20) MB.")
    }
    let reader = GPXReader()
    do {
      try XMLReader.read(data, to: reader)
    } catch {
      let place = error.line.map { ", line \($0)" } ?? ""
      throw Failure(description: "This isn't a valid GPX file\(place): \(error.message).")
    }
    return try reader.way()
  }

  private func way() throws(Failure) -> DeviceLocation {
    guard count <= DeviceLocation.mostPoints else {
      throw Failure(description: "The path has more than \(DeviceLocation.mostPoints) points.")
    }
    guard let found = Self.kinds.lazy.compactMap({ self.found[$0] }).first else {
      throw Failure(description: "This GPX file has no track, route, or waypoints.")
    }
    var points: [DeviceLocation.Point] = []
    for point in found {
      guard let latitude = point.latitude, let longitude = point.longitude else {
        throw Failure(description: "A point of the path has no latitude (lat) or longitude (lon).")
      }
      points.append(DeviceLocation.Point(latitude: latitude, longitude: longitude))
    }
    let way =
      Self.times(of: found).map { Self.timed(points, $0) }
      ?? DeviceLocation.route(points, speed: Self.walk)
    if let fault = way.fault { throw Failure(description: fault) }
    return way
  }

  /// Returns the seconds at which each point is reached, if all points have increasing times.
  private static func times(of points: [Found]) -> [Double]? {
    var dates: [Date] = []
    for point in points {
      let time = point.time.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let date = date(time), date >= dates.last ?? date
      else { return nil }
      dates.append(date)
    }
    return dates.map { $0.timeIntervalSince(dates[0]) }
  }

  private static func date(_ text: String) -> Date? {
    let whole = Date.ISO8601FormatStyle()
    // Accepts a time in either format.
    return (try? whole.parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
  }

  private static func timed(_ points: [DeviceLocation.Point], _ times: [Double]) -> DeviceLocation {
    let timed = zip(points, times).map {
      DeviceLocation.Point(latitude: $0.latitude, longitude: $0.longitude, time: $1)
    }
    return .route(points: timed, elapsed: 0)
  }

  // MARK: The parts of the file

  package func start(_ element: String, attributes: [String: String], line: Int) {
    open.append(element)
    guard Self.kinds.contains(element) else { return }
    count += 1
    guard count <= DeviceLocation.mostPoints else { return }
    found[element, default: []].append(
      Found(
        latitude: attributes["lat"].flatMap(Double.init),
        longitude: attributes["lon"].flatMap(Double.init)))
  }

  package func end() {
    open.removeLast()
  }

  package func text(_ text: String) {
    guard open.last == "time", let kind = open.dropLast().last, Self.kinds.contains(kind),
      count <= DeviceLocation.mostPoints, let last = found[kind]?.indices.last
    else { return }
    found[kind]?[last].time.append(text)
  }
}
