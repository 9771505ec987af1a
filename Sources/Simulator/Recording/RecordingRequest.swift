import DeviceProtocol
import Foundation

/// A page's request to the recorder.
package enum RecordingRequest: Codable, Sendable, Equatable {
  /// Relaunches the frontmost app, after erasing its data if requested, and starts recording.
  case start(erasing: Bool)
  /// Stops the recording.
  case stop
  /// Discards the recording.
  case discard
  /// Adds an assertion that the element at a point is on the screen.
  case assert(CGPoint)
  /// Plays a flow on a separate device.
  case play(flow: String)
  /// Saves a flow next to the project.
  /// - Parameter replacing: Whether an existing file can be replaced.
  case save(flow: String, name: String, replacing: Bool)

  /// The encoded names of the requests.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case start, stop, discard, assert, play, save
  }

  enum StartCodingKeys: String, CodingKey, CaseIterable { case erasing }
  enum PlayCodingKeys: String, CodingKey, CaseIterable { case flow }
  enum SaveCodingKeys: String, CodingKey, CaseIterable { case flow, name, replacing }
}
