import DeviceProtocol
import Foundation

/// Devices side by side: a first one, and others with the same apps.
///
/// Each is an independent device with its own processes and data. A page shows all of them, and
/// repeats on the others what the user does on one.
package actor DeviceGroup {
  /// The maximum number of devices, including the first.
  package static let most = 8

  /// An error if the maximum number of devices is reached.
  package struct Full: Error, CustomStringConvertible {
    /// The limit.
    package var description: String { "At most \(DeviceGroup.most) devices can be side by side." }
  }

  /// A function that creates a device of a kind, with its apps' data in a folder.
  package typealias Factory = @Sendable (_ kind: DeviceKind, _ storage: URL) async throws -> Device

  /// A step of switching to another system.
  package typealias SystemStep = @Sendable (_ system: SystemRelease) async throws -> Void

  private let first: Device
  private let server: WebServer
  private let make: Factory
  /// The devices other than the first, by their numbers, which also name their folders.
  private var others: [Int: Device] = [:]
  /// The numbers of devices that are being created or ended.
  private var busy: Set<Int> = []
  private var task: Task<Void, Never>?
  /// The number of the latest choice of a system.
  private var latestChoice = 0
  /// The build for the latest choice.
  private var building: Task<Void, any Error>?
  /// The latest of the requests' changes to the devices, each of which waits for the one before.
  private var lastChange: Task<Void, Never>?

  /// Creates a group with one device that a server shows.
  /// - Parameter make: Creates the other devices.
  package init(first: Device, server: WebServer, make: @escaping Factory) {
    self.first = first
    self.server = server
    self.make = make
  }

  /// Starts handling requests from pages.
  /// - Parameters:
  ///   - tell: A closure that receives the reason when an action fails.
  ///   - build: A closure that builds the apps for another system. If it throws an error, the devices
  ///     keep their system. Its task is canceled if another system is chosen in the meantime.
  ///   - install: A closure that installs those apps after the devices have switched to the system.
  package func serve(
    tell: @escaping @Sendable (any Error) -> Void, build: @escaping SystemStep = { _ in },
    install: @escaping SystemStep = { _ in }
  ) {
    task = Task { [weak self, requests = server.requests] in
      for await request in requests {
        guard let work = await self?.start(request, build: build, install: install) else { return }
        let ending = Task {
          do {
            try await work.value
          } catch is CancellationError {
            // The devices are shutting down.
          } catch {
            tell(error)
          }
        }
        // The next request doesn't wait for a build.
        if case .use = request { continue }
        await ending.value
      }
    }
  }

  /// Starts performing a request.
  /// - Parameters:
  ///   - build: A closure that builds the apps for another system.
  ///   - install: A closure that installs those apps after the devices have switched to the system.
  /// - Returns: The task that performs the request.
  func start(
    _ request: DeviceRequest, build: @escaping SystemStep, install: @escaping SystemStep
  ) async -> Task<Void, any Error> {
    switch request {
    case .add(let model):
      return Task {
        let kind = DeviceKind(model: try DeviceModel.named(model))
        try await inOrder { try await self.add(kind) }
      }
    case .remove(let id): return Task { try await inOrder { await self.remove(id) } }
    case .use(let system, let done):
      do {
        try await check(system)
      } catch {
        done(error)
        return Task { throw error }
      }
      let choice = choose(system, build: build, install: install)
      return Task {
        do {
          try await choice.value
        } catch {
          done(error)
          throw error
        }
        done(nil)
      }
    }
  }

  /// Performs a change of the devices after all earlier ones.
  private func inOrder(_ change: @escaping @Sendable () async throws -> Void) async throws {
    let earlier = lastChange
    let task = Task {
      await earlier?.value
      try await change()
    }
    lastChange = Task { _ = await task.result }
    try await task.value
  }

  // MARK: Systems

  /// Starts switching to another system, and cancels the build for an earlier choice.
  private func choose(
    _ system: SystemRelease, build: @escaping SystemStep, install: @escaping SystemStep
  ) -> Task<Void, any Error> {
    latestChoice += 1
    let choice = latestChoice
    let earlier = building
    earlier?.cancel()
    let building = Task {
      // A canceled build shows its end before the next one shows its start.
      _ = await earlier?.result
      try Task.checkCancellation()
      try await build(system)
    }
    self.building = building
    return Task {
      let result = await building.result
      try checkIsLatest(choice, of: system)
      try result.get()
      try await inOrder {
        // Another system can be chosen while this one waits for other changes.
        try await self.checkIsLatest(choice, of: system)
        try await self.use(system)
        try await install(system)
      }
    }
  }

  private func checkIsLatest(_ choice: Int, of system: SystemRelease) throws {
    guard choice == latestChoice else { throw DeviceRequest.Superseded(system: system) }
  }

  /// Switches all devices to another system.
  /// - Throws: `DeviceModel.EarlierSystem` if a model shipped with a later one.
  package func use(_ system: SystemRelease) async throws {
    try await check(system)
    for device in devices { try await device.choose(system) }
  }

  private func check(_ system: SystemRelease) async throws {
    for device in devices { try await device.model.check(system) }
  }

  /// Ends an app on all devices.
  package func end(_ bundleID: String) async {
    for device in devices { await device.kill(bundleID) }
  }

  /// All devices, starting with the first one.
  package var devices: [Device] {
    [first] + others.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds a device with the same apps, and opens the first device's frontmost app.
  /// - Throws: `Full`, `DeviceModel.EarlierSystem` if the model can't run the first device's system,
  ///   or the reason that the device can't be created.
  package func add(_ kind: DeviceKind) async throws {
    try kind.model.check(await first.system)
    let numbers = (ShownDevice.firstID + 1)...Self.most
    guard let id = numbers.first(where: { others[$0] == nil && !busy.contains($0) }) else {
      throw Full()
    }
    busy.insert(id)
    defer { busy.remove(id) }
    let storage = first.storage.appendingPathComponent("beside-\(id)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: storage, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let device = try await make(kind, storage)
    if let system = await first.chosenSystem { try await device.choose(system) }
    for app in await first.installedApps {
      try await device.install(app.bundle, of: URL(fileURLWithPath: app.location))
    }
    others[id] = device
    await server.add(device, id: id)
    if case .app(let bundleID) = await first.front { await device.open(bundleID) }
  }

  /// Ends a device other than the first.
  package func remove(_ id: Int) async {
    guard let device = others.removeValue(forKey: id) else { return }
    busy.insert(id)
    await server.remove(id)
    await device.shutDown()
    device.log.close()
    busy.remove(id)
  }

  /// Installs an app on all devices, or replaces it with a newer build.
  /// - Parameter project: The project that the app was built from.
  /// - Throws: `InstalledApp.InvalidBundle`.
  package func install(_ bundle: URL, of project: URL) async throws {
    for device in devices { try await device.install(bundle, of: project) }
  }

  /// Relaunches an app on all devices.
  /// - Throws: The error of the first device. The other devices show their own errors.
  package func open(_ bundleID: String) async throws {
    try await onAll { device in
      await device.kill(bundleID, how: .user)
      try await device.launch(bundleID)
    }
  }

  /// Opens an app's newer build on all devices, and restores the user's place on each.
  /// - Throws: The same errors as `open(_:)`.
  package func reopen(_ bundleID: String) async throws {
    try await onAll { try await $0.reopen(bundleID) }
  }

  /// Has an app re-create its interface from changed files on all devices.
  /// - Throws: The same errors as `open(_:)`.
  package func reload(_ bundleID: String) async throws {
    try await onAll { try await $0.reload(bundleID) }
  }

  private func onAll(_ action: @escaping @Sendable (Device) async throws -> Void) async throws {
    let others = others.values.map { device in Task { try await action(device) } }
    let result: Result<Void, any Error>
    do {
      result = .success(try await action(first))
    } catch {
      result = .failure(error)
    }
    for other in others { _ = await other.result }
    try result.get()
  }

  /// Ends all devices.
  package func shutDown() async {
    task?.cancel()
    building?.cancel()
    await withTaskGroup { tasks in
      for device in devices { tasks.addTask { await device.shutDown() } }
    }
    for device in devices { device.log.close() }
  }
}
