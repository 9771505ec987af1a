import DeviceProtocol
import Foundation

/// A message to a page, other than frames and images.
enum PageMessage: Encodable, Sendable {
  case device(PageDevice)
  /// The elements on the screen, with the number of the app's launch, if an app shows them.
  case elements(ScreenElement, launch: Int?)
  case textInput(TextInputState?)
  /// The elements show the results of all input up to the page's `settle` with that number.
  case settled(Int)
  /// Assistive technology should speak text.
  case announcement(String)
  /// Assistive technology should turn to an element, or to the first.
  case focus(elementID: Int?)
  case pasteboard(String)
  /// The name of the app in front that doesn't answer and where its main thread is, or nothing.
  case notResponding(app: String?, stack: [StackFrame])
  case crash(CrashLog?)
  /// The newest entries of the log.
  case log(LogPage)
  case build(BuildStatus)
  /// The status of the recording of a flow; pages don't get any if there's no recording.
  case recording(RecordingStatus)
  /// The rights of the page, and the name by which its requests identify it.
  case rights(PageRights, page: UUID)
  /// The numbers of the devices beside this one.
  case devices([Int])
  /// The result of restoring a newer build of an app, and the parts that couldn't be restored.
  case restored(app: String, text: String, leftOut: [String])
  /// The views of the frontmost app, with the number of its launch, and whether the server opens
  /// files in an editor.
  case inspection([InspectedNode], launch: Int?, hasEditor: Bool)
  /// All about the object with a number that the page's inspector shows, or nothing if it's gone,
  /// after a number of edits.
  case inspected(Int, InspectedObject?, edits: Int)
  /// The views' own drawings.
  case pictures([InspectedPicture])
  /// A property of an object was set in the inspector as the edit with that number, or there's a
  /// reason why not.
  case edited(object: Int, key: String, edits: Int, failure: String?)
  /// A request was refused, with the reason.
  case refused(String)
  /// All that was asked for before the page's `finish` with that number has been done.
  case finished(Int)
  /// The status of filming the screen.
  case filming(FilmingStatus)
  /// The zoom of the device.
  case zoom(PageZoom)
  /// The movie that the page asked for is there to be fetched, under a name.
  case movie(String)
  /// The new address of the page that asked for one.
  case link(String)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case device, elements, textInput, settled, announcement, focus, pasteboard, notResponding
    case crash, log, build, recording, rights, devices, restored, inspection, inspected, pictures
    case edited, refused, finished, filming, zoom, movie, link
  }

  /// Messages with the same name replace each other while a page is slow to take them; those
  /// without are all sent.
  var slot: String? {
    switch self {
    case .device: "device"
    case .elements: "elements"
    case .textInput: "textInput"
    case .pasteboard: "pasteboard"
    case .notResponding: "notResponding"
    case .crash: "crash"
    case .build(let build): "build \(build.project)"
    case .settled: "settled"
    case .restored: "restored"
    case .log: "log"
    case .recording: "recording"
    case .filming: "filming"
    case .zoom: "zoom"
    case .rights: "rights"
    case .devices: "devices"
    case .inspection: "inspection"
    case .inspected: "inspected"
    case .pictures: "pictures"
    case .announcement, .focus, .edited, .refused, .finished, .movie, .link: nil
    }
  }
}

/// Whether the screen is being filmed.
package enum FilmingStatus: String, Codable, Sendable {
  /// Nothing is filmed.
  case none
  /// The screen is filmed.
  case filming
  /// The movie is being made.
  case encoding
}

/// The device as a page shows it.
package struct PageDevice: Codable, Equatable, Sendable {
  /// An identifier that distinguishes one server from another.
  package var server: String
  /// The device model.
  package var name: String
  /// Whether it is an iPad.
  package var isPad: Bool
  /// The width of the screen as it is held, in points.
  package var width: Double
  /// The height of the screen as it is held, in points.
  package var height: Double
  /// Pixels in a point.
  package var scale: Double
  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double
  /// The device's body around the screen.
  package var body: DeviceModel.Body
  /// The orientation of the frontmost content.
  package var orientation: DeviceConfiguration.Orientation
  /// The orientation of the device, which the app might not follow.
  package var heldOrientation: DeviceConfiguration.Orientation
  /// Light or dark.
  package var appearance: DeviceConfiguration.Appearance
  /// Apple's name for the text size.
  package var textSize: String
  /// Language and region as BCP 47 writes them.
  package var locale: String
  /// The bundle identifier of the app in front.
  package var app: String?
  /// The name of the app in front.
  package var appName: String?
  /// A number that distinguishes the process of the frontmost app from earlier ones.
  package var launch: Int?
  /// Whether the app switcher is in front.
  package var isSwitcher: Bool
  /// Whether the lock screen is in front.
  package var isLocked: Bool
  /// The switches that are on.
  package var switches: [DeviceSwitch]
  /// The name of the time zone; nothing is the machine's.
  package var timeZone: String?
  /// Points in an inch of the real device's screen.
  package var pointsPerInch: Double
  /// The apps on the device, by their bundle identifiers.
  package var apps: [String: String]
  /// The names of all kinds of devices.
  package var models: [String]
  /// Whether a face or a finger is enrolled.
  package var isEnrolled: Bool
  /// Whether the device reads fingers, not faces.
  package var readsFingers: Bool
  /// The kind of place that the device is at: `none`, `fixed`, or `route`.
  package var location: DeviceLocation.CodingKeys
  /// The place, or the start of its route.
  package var place: DeviceLocation.Point?
}

/// The status of building the user's project.
package struct BuildStatus: Codable, Sendable, Equatable {
  /// The phase of a build.
  package enum Phase: String, Codable, Sendable { case building, failed, succeeded }

  /// A remark of the compiler's or the builder's.
  package struct Remark: Codable, Sendable, Equatable {
    /// `error`, `warning`, or `note`.
    package var severity: String
    /// A description of the problem.
    package var message: String
    /// The file that is meant.
    package var file: String?
    /// The line, from 1.
    package var line: Int?
    /// The column, from 1.
    package var column: Int?
    /// The lines about the place, with the number of the first.
    package var excerpt: [String]
    /// The line in the file with which the excerpt starts.
    package var firstLine: Int?

    /// Creates a remark, optionally about a place in a file.
    package init(
      severity: String, message: String, file: String? = nil, line: Int? = nil,
      column: Int? = nil, excerpt: [String] = [], firstLine: Int? = nil
    ) {
      self.severity = severity
      self.message = message
      self.file = file
      self.line = line
      self.column = column
      self.excerpt = excerpt
      self.firstLine = firstLine
    }
  }

  /// The name of the project.
  package var project: String
  /// The phase of the build.
  package var phase: Phase
  /// The messages of the build.
  package var remarks: [Remark]
  /// The duration, once it has finished.
  package var seconds: Double?

  /// Creates the state of a build.
  package init(project: String, phase: Phase, remarks: [Remark] = [], seconds: Double? = nil) {
    self.project = project
    self.phase = phase
    self.remarks = remarks
    self.seconds = seconds
  }
}
