import DeviceProtocol
import DisplayList
import FlyingFox
import Foundation

/// One open page: what it is still to be told, and what it says.
///
/// It is isolated to the device's queue, so that a touch waits for nobody on its way.
actor PageConnection {
  /// Frames on their way to a page that has not yet said that it took them.
  private static let framesUnderway = 2
  /// Reports and lines that wait for a slow page; older ones are dropped.
  private static let longestBacklog = 500
  /// The longest message of a page, in bytes.
  static let longestMessage = 64 << 20

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  nonisolated let id = UUID()
  private let device: Device
  private let hub: PageHub
  private var slots: [(name: String, data: Data)] = []
  private var backlog: [Data] = []
  private var control: [WSFrame] = []
  private var images: [Data] = []
  private var knownImages: Set<ImageID> = []
  private var imageVersion = -1
  private var isFrameDue = true
  private var framesSent = 0
  private var framesTaken = 0
  private var isClosed = false
  private var waiter: CheckedContinuation<Void, Never>?
  private var timeOffset = Double.infinity
  private var fingers: Set<Int> = []
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init(device: Device, hub: PageHub) {
    self.device = device
    self.hub = hub
  }

  // MARK: - To the page

  func send(_ message: PageMessage) {
    guard let json = try? encoder.encode(message) else { return }
    var data = Data([PacketKind.message.rawValue])
    data.append(json)
    if let slot = message.slot {
      if let index = slots.firstIndex(where: { $0.name == slot }) {
        slots[index].data = data
      } else {
        slots.append((slot, data))
      }
    } else {
      backlog.append(data)
      if backlog.count > Self.longestBacklog { backlog.removeFirst() }
    }
    wake()
  }

  func screenDidChange() {
    isFrameDue = true
    wake()
  }

  func close() {
    isClosed = true
    wake()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  /// The next thing to send; waits until there is one, `nil` once the page is gone.
  func next() async -> WSFrame? {
    while !isClosed {
      if let frame = await pending() { return frame }
      if isClosed { break }
      await withCheckedContinuation { waiter = $0 }
    }
    return nil
  }

  private func pending() async -> WSFrame? {
    if !control.isEmpty {
      let frame = control.removeFirst()
      if frame.opcode == .close { isClosed = true }
      return frame
    }
    if !images.isEmpty { return Self.binary(images.removeFirst()) }
    if !slots.isEmpty { return Self.binary(slots.removeFirst().data) }
    if !backlog.isEmpty { return Self.binary(backlog.removeFirst()) }
    guard isFrameDue, framesSent - framesTaken < Self.framesUnderway else { return nil }
    let version = await device.imageVersion
    if version != imageVersion {
      imageVersion = version
      let missing = await device.images(except: knownImages)
      for (id, bytes) in missing {
        knownImages.insert(id)
        var data = Data([PacketKind.image.rawValue])
        withUnsafeBytes(of: id.rawValue.littleEndian) { data.append(contentsOf: $0) }
        data.append(bytes)
        images.append(data)
      }
      if !images.isEmpty { return Self.binary(images.removeFirst()) }
    }
    isFrameDue = false
    framesSent += 1
    var data = Data([PacketKind.frame.rawValue])
    data.append(await device.frame())
    return Self.binary(data)
  }

  private static func binary(_ data: Data) -> WSFrame {
    WSFrame(fin: true, opcode: .binary, mask: nil, payload: data)
  }

  // MARK: - From the page

  func receive(_ frame: WSFrame) async {
    switch frame.opcode {
    case .ping:
      control.append(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      wake()
    case .close:
      control.append(WSFrame.close(code: .normalClosure))
      wake()
    default:
      break
    }
  }

  /// Performs what a page asks for; `false` when it makes no sense.
  func receive(_ message: Data) async -> Bool {
    guard let command = try? decoder.decode(PageCommand.self, from: message) else { return false }
    await perform(command)
    return true
  }

  private func perform(_ command: PageCommand) async {
    switch command {
    case .touches(let samples): await device.touch(stamped(samples))
    case .key(let key): await device.press(key)
    case .text(let entry): await device.enter(entry)
    case .pasteboard(let text): await device.setPasteboard(text)
    case .accessibility(let id, let action): await device.perform(action, on: id)
    case .gotFrame:
      framesTaken += 1
      wake()
    case .rotate(let orientation): await device.rotate(to: orientation)
    case .appearance(let appearance): await device.setAppearance(appearance)
    case .textSize(let category): await device.setContentSizeCategory(category)
    case .dismissCrash: await hub.dismissCrash()
    case .home, .switcher, .kill, .relaunch, .model:
      // These wait for apps, and the person's next touch must not wait with them.
      Task { await performSlowly(command) }
    }
  }

  private func performSlowly(_ command: PageCommand) async {
    switch command {
    case .home: await device.home()
    case .switcher:
      if await device.front == .switcher {
        await device.home()
      } else {
        await device.openSwitcher()
      }
    case .kill:
      if case .app(let bundleID) = await device.front {
        await device.kill(bundleID, how: .sigkill)
      }
    case .relaunch:
      if case .app(let bundleID) = await device.front {
        await device.kill(bundleID)
        await device.open(bundleID)
      }
    case .model(let name):
      guard let model = try? DeviceModel.named(name) else { return }
      try? await device.become(model)
    default:
      break
    }
  }

  /// The samples on the device's clock, with fingers numbered apart from those of other pages.
  private func stamped(_ samples: [TouchSample]) -> [TouchSample] {
    let now = Device.uptime
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

  /// Lifts the fingers of a page that is gone.
  func cancelTouches() async {
    let left = fingers
    fingers = []
    guard !left.isEmpty else { return }
    let now = Device.uptime
    await device.touch(
      left.map { TouchSample(finger: $0, phase: .cancelled, location: .zero, timestamp: now) })
  }
}
