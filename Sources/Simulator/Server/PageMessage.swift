import DeviceProtocol
import Foundation

/// A message to a page, other than frames and images.
enum PageMessage: Encodable, Sendable {
  case device(PageDevice)
  /// The elements on the screen, with the launch number of the app that shows them, if any.
  case elements(ScreenElement, launch: Int?)
  case textInput(TextInputState?)
  /// The elements reflect all input up to the page's `settle` with the given number.
  case settled(Int)
  /// Assistive technology should speak the text.
  case announcement(String)
  /// Assistive technology should focus an element, or the first one.
  case focus(elementID: Int?)
  case pasteboard(String)
  /// The name and main thread's stack of the frontmost app if it isn't responding, or `nil` if it
  /// is.
  case notResponding(app: String?, stack: [StackFrame])
  case crash(CrashLog?)
  /// The newest entries of the log.
  case log(LogPage)
  case build(BuildStatus)
  /// The status of a flow's recording, which isn't sent if recording isn't available.
  case recording(RecordingStatus)
  /// The page's rights, and the ID that identifies it in requests.
  case rights(PageRights, page: UUID)
  /// The numbers of the devices next to this one.
  case devices([Int])
  /// The result of restoring a newer build of an app, and the parts that couldn't be restored.
  case restored(app: String, text: String, leftOut: [String])
  /// The views of the frontmost app, with the number of its launch, and whether the server opens
  /// files in an editor.
  case inspection([InspectedNode], launch: Int?, hasEditor: Bool)
  /// The details of the object that the page's inspector shows, or `nil` if it's gone, after a
  /// number of edits.
  case inspected(Int, InspectedObject?, edits: Int)
  /// The images that views draw themselves.
  case pictures([InspectedPicture])
  /// The result of setting a property in the inspector, with the number of the edit, and the reason
  /// if it failed.
  case edited(object: Int, key: String, edits: Int, failure: String?)
  /// The reason that a request was rejected.
  case refused(String)
  /// All commands before the page's `finish` with the given number are done.
  case finished(Int)
  /// The elements before and after the steps that the page requested.
  case performed(PerformedSteps)
  /// The process for the debugger whose connection this is.
  case debuggee(Debuggee)
  /// The status of recording the screen.
  case filming(FilmingStatus)
  /// The zoom of the device.
  case zoom(PageZoom)
  /// The requested movie can be downloaded under the given name.
  case movie(String)
  /// The new address, for the page that requested it.
  case link(String)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case device, elements, textInput, settled, announcement, focus, pasteboard, notResponding
    case crash, log, build, recording, rights, devices, restored, inspection, inspected, pictures
    case edited, refused, finished, performed, debuggee, filming, zoom, movie, link
  }

  /// The name of the slot in which a newer message replaces an older one while a page is slow.
  ///
  /// Messages without a slot are all sent.
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
    case .announcement, .focus, .edited, .refused, .finished, .performed, .movie, .link, .debuggee:
      nil
    }
  }
}

/// The status of recording the screen.
package enum FilmingStatus: String, Codable, Sendable {
  /// There's no recording.
  case none
  /// The screen is being recorded.
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
  /// The width of the screen in its current orientation, in points.
  package var width: Double
  /// The height of the screen in its current orientation, in points.
  package var height: Double
  /// The number of pixels per point.
  package var scale: Double
  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double
  /// The dimensions of the device's body around the screen.
  package var body: DeviceModel.Body
  /// The interface orientation.
  package var orientation: DeviceConfiguration.Orientation
  /// The orientation of the device, which the app might not support.
  package var heldOrientation: DeviceConfiguration.Orientation
  /// The light or dark appearance.
  package var appearance: DeviceConfiguration.Appearance
  /// Apple's name for the text size.
  package var textSize: String
  /// The language and region, in BCP 47 format.
  package var locale: String
  /// The bundle identifier of the frontmost app.
  package var app: String?
  /// The name of the frontmost app.
  package var appName: String?
  /// A number that distinguishes the process of the frontmost app from earlier ones.
  package var launch: Int?
  /// The state of the frontmost app in a debugger, or `nil` if none is attached.
  package var debugger: DebuggerState?
  /// Whether the app switcher is in front.
  package var isSwitcher: Bool
  /// Whether the lock screen is in front.
  package var isLocked: Bool
  /// The switches that are on.
  package var switches: [DeviceSwitch]
  /// The name of the time zone, or `nil` for the computer's.
  package var timeZone: String?
  /// The number of points per inch on the real device's screen.
  package var pointsPerInch: Double
  /// The names of the apps on the device, by bundle identifier.
  package var apps: [String: String]
  /// The names of all device models.
  package var models: [String]
  /// The system.
  package var system: SystemRelease
  /// All systems.
  package var systems: [SystemRelease]
  /// Whether a face or fingerprint is enrolled.
  package var isEnrolled: Bool
  /// Whether the device has Touch ID rather than Face ID.
  package var readsFingers: Bool
  /// The kind of location: `none`, `fixed`, or `route`.
  package var location: DeviceLocation.CodingKeys
  /// The location, or the start of the route.
  package var place: DeviceLocation.Point?
  /// The state of the network.
  package var network: DeviceNetwork
}

/// The status of building the user's project.
package struct BuildStatus: Codable, Sendable, Equatable {
  /// The phase of a build.
  package enum Phase: String, Codable, Sendable { case building, failed, succeeded }

  /// A message from the compiler or the builder.
  package struct Remark: Codable, Sendable, Equatable {
    /// `error`, `warning`, or `note`.
    package var severity: String
    /// A description of the problem.
    package var message: String
    /// The file that the message refers to.
    package var file: String?
    /// The line number, starting at 1.
    package var line: Int?
    /// The column, starting at 1.
    package var column: Int?
    /// The source lines around the location.
    package var excerpt: [String]
    /// The line number of the excerpt's first line.
    package var firstLine: Int?

    /// Creates a message, optionally with a location in a file.
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
  /// The duration of the build, if it has finished.
  package var seconds: Double?

  /// Creates a build status.
  package init(project: String, phase: Phase, remarks: [Remark] = [], seconds: Double? = nil) {
    self.project = project
    self.phase = phase
    self.remarks = remarks
    self.seconds = seconds
  }
}
