import DequeModule
import DeviceProtocol
import DisplayList
import Foundation
import OrderedCollections

/// An open page, with the messages queued for it and the commands that it sends.
///
/// It's isolated to the device's queue, so that touches don't wait for other work.
actor PageConnection {
  /// The maximum number of frames that were sent to a page and haven't been confirmed.
  private static let framesUnderway = 2
  /// The maximum number of messages that wait for a slow page.
  ///
  /// Later ones are dropped.
  private static let longestBacklog = 100
  /// The delay between two parts of the log, so that many lines don't block a page.
  private static let logPause = Duration.milliseconds(100)
  /// The maximum number of commands that wait for apps.
  ///
  /// Further commands are rejected.
  private static let mostSlowCommands = 8

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  /// The page's ID.
  nonisolated let id: UUID
  /// The rights of the page.
  nonisolated let rights: PageRights
  /// The queue for work that takes a long time.
  private let queue: ServingQueue
  private let device: Device
  private let hub: PageHub
  /// The messages of which only the newest of each kind is sent.
  private var slots: OrderedDictionary<String, Data> = [:]
  private var backlog: Deque<Data> = []
  /// The number after the last log entry that was sent.
  private var logEnd = 0
  private var isLogResting = false
  /// Whether the page still has to confirm that it has shown the last part of the log.
  ///
  /// Waiting for that keeps a slow page from being flooded.
  private var isLogUnderway = false
  private var images: Deque<Data> = []
  private var knownImages: Set<ImageID> = []
  private var imageVersion = -1
  private var isFrameDue = true
  private var framesSent = 0
  private var framesTaken = 0
  private var isClosed = false
  /// The default reason for closing the page.
  private(set) var end = SocketEnd(code: .goingAway, reason: "Quince was quit.")
  private var waiter: CheckedContinuation<Void, Never>?
  private var timeOffset = Double.infinity
  private var fingers: Set<Int> = []
  private var pointerDrag = PointerDrag()
  /// The tasks that wait for apps, in the order they were started.
  private var slowCommands: [Int: Task<Void, Never>] = [:]
  private var lastSlowCommand = 0
  /// How often this page has chosen a system.
  private var systemChoices = 0
  /// The number of `finish` commands that are waiting for slow ones.
  private var finishes = 0

  /// - Parameter queue: The queue for work that takes a long time.
  init(id: UUID, device: Device, hub: PageHub, rights: PageRights, queue: ServingQueue) {
    self.id = id
    self.queue = queue
    self.device = device
    self.hub = hub
    self.rights = rights
  }

  // MARK: - Sending to the page

  func send(_ message: PageMessage) {
    if let packet = PagePacket(message) { send(packet) }
  }

  func send(_ packet: PagePacket) {
    guard rights.hear(packet.message) else { return }
    if let slot = packet.message.slot {
      slots[slot] = packet.data
    } else if backlog.count < Self.longestBacklog {
      backlog.append(packet.data)
    }
    wake()
  }

  func logDidGrow() {
    wake()
  }

  func screenDidChange() {
    isFrameDue = true
    wake()
  }

  func close(with end: SocketEnd? = nil) {
    guard !isClosed else { return }
    isClosed = true
    if let end { self.end = end }
    wake()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// Waits for the next message to send and returns it, or returns `nil` when the page is gone.
  func next() async -> Data? {
    while !isClosed {
      if let message = await pending() { return message }
      if isClosed { break }
      await withCheckedContinuation { waiter = $0 }
    }
    return nil
  }

  private func pending() async -> Data? {
    if let image = images.popFirst() { return image }
    if !slots.isEmpty { return slots.removeFirst().value }
    if let message = backlog.popFirst() { return message }
    if rights.readsLog, !isLogResting, !isLogUnderway, device.log.count > logEnd {
      let (page, data) = await Self.newestPage(of: device.log, from: logEnd)
      logEnd = page.count
      isLogUnderway = true
      restFromLog()
      return data
    }
    guard isFrameDue, framesSent - framesTaken < Self.framesUnderway else { return nil }
    let version = await device.imageNumbers.version
    if version != imageVersion {
      imageVersion = version
      updateImages(await device.images)
      if let image = images.popFirst() { return image }
    }
    isFrameDue = false
    framesSent += 1
    return await hub.framePacket()
  }

  /// Queues missing images, and empty packets for images to drop.
  private func updateImages(_ current: [ImageID: Data]) {
    let gone = knownImages.filter { current[$0] == nil }
    let missing = current.filter { !knownImages.contains($0.key) }
    images += gone.map { Self.packet($0, Data()) } + missing.map { Self.packet($0.key, $0.value) }
    knownImages = Set(current.keys)
  }

  private static func packet(_ image: ImageID, _ bytes: Data) -> Data {
    var data = Data([PacketKind.image.rawValue])
    withUnsafeBytes(of: image.rawValue.littleEndian) { data.append(contentsOf: $0) }
    data.append(bytes)
    return data
  }

  /// Reads and encodes log entries outside of the device's queue.
  private static func newestPage(of log: OutputLog, from number: Int) async -> (LogPage, Data) {
    let page = log.newestPage(from: number)
    let json = (try? JSONEncoder().encode(PageMessage.log(page))) ?? Data()
    return (page, Data([PacketKind.message.rawValue]) + json)
  }

  private func restFromLog() {
    isLogResting = true
    Task {
      try? await Task.sleep(for: Self.logPause)
      isLogResting = false
      wake()
    }
  }

  // MARK: - Receiving from the page

  /// Performs a page's command.
  /// - Throws: `SocketEnd` if the page doesn't have the right to send the command.
  func perform(_ command: PageCommand) async throws {
    guard rights.allow(command) else {
      guard rights.drives else {
        throw SocketEnd(code: .policyViolation, reason: "This link is view-only.")
      }
      return send(.refused("Only the owner of the device can do that."))
    }
    switch command {
    case .touches(let samples): await device.touch(stamped(samples))
    case .pointer(let gesture): await point(gesture)
    case .key(let key): await device.press(key)
    case .text(let entry): await device.enter(entry)
    case .pasteboard(let text): await device.setPasteboard(text)
    case .accessibility(let id, let launch, let action):
      guard await device.frontLaunch == launch else { return }
      await device.perform(action, on: id)
    case .settle(let number): await hub.settle(number, for: self)
    case .gotFrame:
      framesTaken += 1
      wake()
    case .gotLog:
      isLogUnderway = false
      wake()
    case .rotate(let orientation): await device.rotate(to: orientation)
    case .shake: await device.shake()
    case .appearance(let appearance): await device.setAppearance(appearance)
    case .textSize(let category): await device.setContentSizeCategory(category)
    case .dismissCrash: await hub.dismissCrash()
    case .record(let request): await hub.record(request)
    case .addDevice(let model): await hub.ask(.add(model: model))
    case .removeDevice(let id): await hub.ask(.remove(id))
    case .inspect(let isShown): await hub.inspector.show(isShown, to: self)
    case .inspectObject(let object): await hub.inspector.pin(object, for: self)
    case .enroll(let isEnrolled): await device.setBiometry(isEnrolled: isEnrolled)
    case .attempt(let matches): await device.attempt(matches: matches)
    case .location(let location): await device.setLocation(location)
    case .network(let network): await device.setNetwork(network)
    case .unlock: await device.unlock()
    case .timeZone(let name): await device.setTimeZone(name.isEmpty ? nil : name)
    case .memoryWarning: await device.warnOfMemory()
    case .toggleKeyboard: await device.toggleKeyboard()
    case .launch(let bundleID): await device.open(bundleID)
    case .readPasteboard: send(.pasteboard(await device.pasteboard ?? ""))
    case .zoom(let zoom): await hub.show(zoom)
    case .finish(let number): finish(number)
    // These commands wait for apps, and the user's next touch must not wait for them.
    case .home: startTask { await $0.device.home() }
    case .lock: startTask { await $0.device.lock() }
    case .switcher: startTask { await $0.toggleSwitcher() }
    case .kill: startTask { await $0.killFront() }
    case .relaunch: startTask { await $0.relaunchFront() }
    case .locale(let name): startTask { await $0.setLocale(name) }
    case .set(let item, let isOn): startTask { await $0.set(item, isOn: isOn) }
    case .model(let name): startTask { try await $0.device.choose(DeviceModel.named(name)) }
    case .system(let system): startTask { try await $0.use(system) }
    case .fit(let size): startTask { try await $0.fit(size) }
    case .openURL(let url): startTask { try await $0.device.open(url: url) }
    case .travel(let gpx): startTask { try await $0.travel(along: gpx) }
    case .resetSettings: startTask { await $0.resetSettings() }
    case .addPhoto(let data): startTask { try await $0.device.addPhoto(data) }
    case .permission(let permission, let answer, let bundleID):
      startTask { try await $0.device.answer(permission, answer, of: bundleID) }
    case .push(let json, let bundleID):
      startTask { try await $0.device.push(PushPayload(Data(json.utf8)), to: bundleID) }
    case .debug(let request): startTask { try await $0.hub.debug(request, for: $0) }
    case .perform(let steps): startTask { $0.send(.performed(try await $0.hub.perform(steps))) }
    case .film: startTask { try await $0.hub.film(for: $0) }
    case .stopFilming(let format): startTask { try await $0.hub.stopFilming(as: format, for: $0) }
    case .edit(let edit, let launch):
      startTask { await $0.hub.inspector.edit(edit, launch: launch, for: $0) }
    case .takePictures(let views):
      startTask { await $0.hub.inspector.sendPictures(of: views, to: $0) }
    case .openPlace(let number): startTask { await $0.hub.inspector.open(number) }
    case .renewLink: startTask { try $0.renewLink() }
    }
  }

  /// Starts a task that waits for apps or takes long.
  private func startTask(_ work: @escaping @Sendable (isolated PageConnection) async throws -> Void)
  {
    guard slowCommands.count < Self.mostSlowCommands else {
      return send(.refused("The device is still busy with earlier commands."))
    }
    lastSlowCommand += 1
    let number = lastSlowCommand
    slowCommands[number] = Task {
      do {
        try await work(self)
      } catch {
        send(.refused("\(error)"))
      }
      slowCommands[number] = nil
    }
  }

  /// Reports that all earlier commands are done.
  private func finish(_ number: Int) {
    let begun = Array(slowCommands.values)
    guard finishes < Self.mostSlowCommands else { return }
    finishes += 1
    Task {
      for command in begun { await command.value }
      finishes -= 1
      send(.finished(number))
    }
  }

  private func toggleSwitcher() async {
    if await device.front == .switcher {
      await device.home()
    } else {
      await device.openSwitcher()
    }
  }

  private func killFront() async {
    guard case .app(let bundleID) = await device.front else { return }
    await device.kill(bundleID, how: .sigkill)
  }

  private func relaunchFront() async {
    guard case .app(let bundleID) = await device.front else { return }
    await device.kill(bundleID)
    await device.open(bundleID)
  }

  private func setLocale(_ name: String) async {
    guard let locale = DeviceLocale(name) else { return }
    await reopeningFront { await device.setLocale(locale) }
  }

  private func set(_ item: DeviceSwitch, isOn: Bool) async {
    if item.isReadAtLaunch {
      await reopeningFront { await device.set(item, isOn: isOn) }
    } else {
      await device.set(item, isOn: isOn)
    }
  }

  /// Switches all devices to another system, and waits until the apps have been rebuilt.
  /// - Throws: The reason that the system can't be used.
  private func use(_ system: SystemRelease) async throws {
    try await device.model.check(system)
    systemChoices += 1
    let choice = systemChoices
    let (building, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
    await hub.ask(.use(system, done: { continuation.finish(throwing: $0) }))
    do {
      for try await _ in building {}
    } catch is DeviceRequest.Superseded where choice != systemChoices {
      // The user chose the other system on this page.
    }
  }

  private func fit(_ size: CGSize) async throws {
    let model = DeviceModel.nearest(to: size, running: await device.system)
    if await device.model != model { try await device.become(model) }
  }

  /// Moves the device along the path in a file, which is read outside of the device's queue.
  private func travel(along gpx: String) async throws {
    let reading = queue.begin { try GPXReader.read(Data(gpx.utf8)) }
    await device.setLocation(try await reading.value)
  }

  private func resetSettings() async {
    if await device.endsAppsWhenReset {
      await reopeningFront { await device.resetSettings() }
    } else {
      await device.resetSettings()
    }
  }

  /// Closes the connections that use the old address, except for this page's, and sends this page
  /// the new address.
  private func renewLink() throws {
    if let url = try hub.renewLink?(id) { send(.link(url.absoluteString)) }
  }

  /// Reopens the frontmost app after a change that ends all apps.
  private func reopeningFront(_ change: () async -> Void) async {
    let front = await device.front
    await change()
    if case .app(let bundleID) = front { await device.open(bundleID) }
  }

  /// Returns the samples with times on the device's clock, and with finger numbers that are unique
  /// to this page.
  private func stamped(_ samples: [TouchSample]) -> [TouchSample] {
    let now = DeviceTime.uptime
    return samples.map { sample in
      var sample = sample
      timeOffset = min(timeOffset, now - sample.timestamp)
      sample.timestamp += timeOffset
      sample.finger = (sample.finger & 0xff) | Int(truncatingIfNeeded: id.uuid.0) << 8
      if sample.phase == .ended || sample.phase == .cancelled {
        fingers.remove(sample.finger)
      } else {
        fingers.insert(sample.finger)
      }
      return sample
    }
  }

  /// Scrolls or pinches in the frontmost app.
  ///
  /// On the device's own screens, a finger drags instead.
  private func point(_ gesture: PointerGesture) async {
    if case .app = await device.front {
      var gesture = gesture
      timeOffset = min(timeOffset, DeviceTime.uptime - gesture.timestamp)
      gesture.timestamp += timeOffset
      await device.point(gesture)
    } else {
      let height = await device.configuration.screenSize.height
      await device.touch(stamped(pointerDrag.samples(for: gesture, height: height)))
    }
  }

  /// Cancels the touches of a page that's gone.
  func cancelTouches() async {
    let left = fingers
    fingers = []
    guard !left.isEmpty else { return }
    let now = DeviceTime.uptime
    await device.touch(
      left.map { TouchSample(finger: $0, phase: .cancelled, location: .zero, timestamp: now) })
  }
}
