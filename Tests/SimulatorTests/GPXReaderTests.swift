import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The routes in GPX files.
struct GPXReaderTests {
  private func points(_ content: String) throws -> [DeviceLocation.Point] {
    let way = try GPXReader.read(Data("<gpx>\(content)</gpx>".utf8))
    guard case .route(let points, 0) = way else { return [] }
    return points
  }

  private func failure(_ content: String) -> String? {
    do {
      _ = try GPXReader.read(Data(content.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aTrackComesBeforeWaypointsAndKeepsItsTimes() throws {
    let points = try points(
      """
      <wpt lat="1" lon="2"/>
      <trk><name>Way</name><trkseg>
        <trkpt lat="47.5" lon="8.5"><ele>400</ele><time>2024-05-01T10:00:00Z</time></trkpt>
        <trkpt lat="47.6" lon="8.6"><time>2024-05-01T10:00:10.5Z</time></trkpt>
      </trkseg></trk>
      """)
    #expect(
      points == [
        .init(latitude: 47.5, longitude: 8.5, time: 0),
        .init(latitude: 47.6, longitude: 8.6, time: 10.5),
      ])
  }

  @Test func withoutTimesTheWayIsWalked() throws {
    let points = try points(#"<rtept lat="0" lon="0"/><rtept lat="0" lon="0.001"/>"#)
    #expect(points.count == 2)
    #expect(abs(points[1].time - 111.195 / 1.4) < 0.1)
  }

  @Test func whatIsWrongIsTold() {
    #expect(failure("<gpx>nothing</gpx>") == "This GPX file has no track, route, or waypoints.")
    #expect(
      failure("<gpx>\n<wpt</gpx>")?.hasPrefix("This isn't a valid GPX file, line 2: ") == true)
    #expect(
      failure(#"<gpx><wpt lat="91" lon="0"/></gpx>"#)
        == "A latitude must be from -90 to 90 degrees.")
    #expect(
      failure(#"<gpx><wpt lat="north" lon="0"/></gpx>"#)
        == "A point of the path has no latitude (lat) or longitude (lon).")
    let many = String(repeating: #"<wpt lat="1" lon="1"/>"#, count: 10_001)
    #expect(failure("<gpx>\(many)</gpx>") == "The path has more than 10000 points.")
    #expect(
      failure(
        """
        <gpx><wpt lat="1" lon="1"><time>2024-01-01T00:00:00Z</time></wpt>
        <wpt lat="1" lon="1"><time>2024-02-01T00:00:00Z</time></wpt></gpx>
        """) == "A path can take at most a week.")
  }
}
