import DeviceProtocol
import Foundation

/// Inspection and live editing of the frontmost app.
extension Device {
  /// Sets whether apps launched from now on record where their views and constraints are created.
  package func setInspectable(_ isInspectable: Bool) {
    self.isInspectable = isInspectable
  }

  /// Sets the files of an app's project, in which inspectors look up source locations.
  package func setSources(_ files: [URL], of bundleID: String) {
    apps.setSources(SourceIndex(files), of: bundleID)
  }

  /// The files of the frontmost app's project.
  var frontSources: SourceIndex? { frontApp.flatMap { apps.sources(of: $0.app.bundleID) } }

  /// Sends an inspection request to the frontmost app.
  ///
  /// On the device's own screens, the result is empty.
  /// - Throws: `DeviceError`, or the `CrashLog` if the app crashed.
  package func inspect(_ request: InspectorRequest) async throws -> InspectorReply {
    guard let app = frontApp else { return request.replyOfNobody }
    if app.phase == .launching {
      try await wait(for: .ready, of: app, limit: limits.launch)
    }
    let id = nextID()
    send(.inspect(id: id, request), to: app)
    try await wait(for: .reply(id), of: app, limit: limits.settle)
    guard let data = app.encodedReplies.removeValue(forKey: id) else {
      throw DeviceError.exited(app: app.app.name)
    }
    do {
      return try await placed(try await Self.decoded(data), of: app)
    } catch {
      end(app, for: error)
      throw DeviceError.exited(app: app.app.name)
    }
  }

  /// Decodes a reply outside the device's queue.
  private static nonisolated func decoded(_ data: Data) async throws -> InspectorReply {
    let reply = try JSONDecoder().decode(InspectorReply.self, from: data)
    try reply.checkLimits()
    return reply
  }

  /// Returns a reply that's limited to the app's own images, with source locations in the user's
  /// files.
  private func placed(_ reply: InspectorReply, of app: RunningApp) async throws -> InspectorReply {
    switch reply {
    case .tree, .edited: return reply
    case .pictures(let pictures):
      return .pictures(
        try pictures.map {
          let frame = try EncodedFrame(checking: $0.frame, images: app.images)
          return InspectedPicture(id: $0.id, frame: frame.data)
        })
    case .objects(let objects): return .objects(await placed(objects, of: app))
    }
  }

  private func placed(
    _ objects: [InspectedObject], of app: RunningApp
  ) async -> [InspectedObject] {
    let origins = objects.flatMap { $0.constraints.map(\.origin) + [$0.origin] }
    await locate(Set(origins.compactMap { $0?.callers }), of: app)
    let index = apps.sources(of: app.app.bundleID)
    var placed: [InspectedObject] = []
    for var object in objects {
      object.origin = await line(of: object.origin, index, app)
      for number in object.constraints.indices {
        object.constraints[number].origin = await line(
          of: object.constraints[number].origin, index, app)
      }
      if let line = await index?.declaration(of: object.type) {
        object.declaration = InspectedPlace(file: line.path, line: line.line)
      }
      placed.append(object)
    }
    return placed
  }

  /// Returns the user's line for a call stack, or the location in the storyboard.
  private func line(
    of place: InspectedPlace?, _ index: SourceIndex?, _ app: RunningApp
  ) async -> InspectedPlace? {
    guard let place else { return nil }
    if let name = place.file {
      return InspectedPlace(
        file: await index?.path(ofFileNamed: name) ?? name, line: place.line)
    }
    guard let found = app.callerPlaces[place.callers], let found else { return nil }
    return InspectedPlace(file: found.file, line: found.line)
  }

  /// Looks up the lines for call stacks that aren't known yet.
  private func locate(_ stacks: Set<[Int]>, of app: RunningApp) async {
    let unknown = stacks.filter { !$0.isEmpty && app.callerPlaces[$0] == nil }
    guard !unknown.isEmpty, app.hasItsExecutable else { return }
    let all = Array(unknown)
    let locator = CallerLocator(settings: sandbox)
    for start in stride(from: 0, to: all.count, by: Self.stacksAtOnce) {
      let batch = Array(all[start..<min(all.count, start + Self.stacksAtOnce)])
      let places = await locator.places(of: batch, in: app.app.executable)
      for (stack, place) in zip(batch, places) { app.callerPlaces[stack] = .some(place) }
    }
  }

  /// The maximum number of stacks for one symbolizer run.
  private static let stacksAtOnce = 500
}

extension InspectorRequest {
  /// The reply if no app is frontmost.
  fileprivate var replyOfNobody: InspectorReply {
    switch self {
    case .tree: .tree([])
    case .objects: .objects([])
    case .pictures: .pictures([])
    case .edit: .edited(failure: "No app is in front.")
    }
  }
}
