import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Sandbox
import Simulator

/// Measures what Quince costs.
@main
struct QuinceBench {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sixty")

  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var table = CostTable()
    let app = try await measureBuilds(in: folder, &table)
    try await measureLaunches(of: app, in: folder, &table)
    try await measureTouches(of: app, in: folder, &table)
    try await measurePage(of: app, in: folder, &table)
    try await measureSteps(of: app, in: folder, &table)
    print(table)
  }

  // MARK: Building

  private static func measureBuilds(in folder: URL, _ table: inout CostTable) async throws -> URL {
    var bundle: URL?
    var clean: [Double] = []
    var unchanged: [Double] = []
    for index in 0..<3 {
      tell("building, \(index + 1) of 3")
      let cache = folder.appendingPathComponent("cache\(index)")
      let builder = AppBuilder(options: try BuildOptions(cache: cache))
      clean.append(try await seconds { bundle = try await builder.build(project).bundle })
      for _ in 0..<5 {
        unchanged.append(try await seconds { _ = try await builder.build(project) })
      }
    }
    table.add(
      "clean build of a 5-file app", measured: "median \(text(Samples(clean).median))",
      budget: "3 s")
    table.add(
      "build with nothing changed", measured: "median \(text(Samples(unchanged).median))",
      budget: "0.2 s")
    return bundle!
  }

  // MARK: Launching

  private static func measureLaunches(
    of app: URL, in folder: URL, _ table: inout CostTable
  ) async throws {
    tell("launching")
    let storage = folder.appendingPathComponent("launches")
    let device = Device(storage: storage, clock: .real)
    let free = Device(storage: storage, clock: .real, sandbox: SandboxSettings(isOn: false))
    let id = try await device.install(app).bundleID
    try await free.install(app)
    var launches: [Double] = []
    var freeLaunches: [Double] = []
    var sizes: [Double] = []
    for _ in 0..<30 {
      launches.append(try await seconds { try await device.launch(id) })
      if let process = await device.processID(of: id) { sizes.append(residentMegabytes(process)) }
      await device.kill(id, how: .sigkill)
      freeLaunches.append(try await seconds { try await free.launch(id) })
      await free.kill(id, how: .sigkill)
    }
    await device.shutDown()
    await free.shutDown()
    table.add(
      "launch of a built app to its first frame, in the sandbox",
      measured: "median \(text(Samples(launches).median))", budget: "150 ms")
    table.add(
      "the same with --no-sandbox", measured: "median \(text(Samples(freeLaunches).median))",
      budget: "35 ms less at most")
    table.add(
      "app process, resident", measured: String(format: "%.0f MB", Samples(sizes).median),
      budget: "60 MB")
  }

  private static func residentMegabytes(_ process: Int32) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes / 1024
  }

  // MARK: Touching

  private static func measureTouches(
    of app: URL, in folder: URL, _ table: inout CostTable
  ) async throws {
    tell("touching")
    let device = Device(storage: folder.appendingPathComponent("touches"), clock: .real)
    let id = try await device.install(app).bundleID
    try await device.launch(id)
    _ = try await device.settle()
    let frames = FrameSignal()
    await device.observeScreen(UUID()) { frames.signal() }
    await device.touch(.began, at: CGPoint(x: 40, y: 760))
    var samples: [Double] = []
    for index in 0..<1100 {
      let place = CGPoint(x: 60 + Double(index % 280), y: 760)
      frames.reset()
      let time = await seconds {
        await device.touch(.moved, at: place)
        await frames.wait()
      }
      if index >= 100 { samples.append(time) }
    }
    await device.shutDown()
    let touches = Samples(samples)
    table.add(
      "touch in to frame out, 60 views with constraints",
      measured: "median \(text(touches.median)), p99 \(text(touches.percentile(99)))",
      budget: "median 1 ms, p99 8 ms")
  }

  // MARK: The page

  private static func measurePage(
    of app: URL, in folder: URL, _ table: inout CostTable
  ) async throws {
    tell("dragging in Chromium")
    let device = Device(storage: folder.appendingPathComponent("page"), clock: .real)
    let id = try await device.install(app).bundleID
    try await device.launch(id)
    let server = WebServer(device: device)
    let address = try await server.start()
    let drag = Samples(
      try await PageDrag(address: address)
        .delays(writingTo: folder.appendingPathComponent("delays.json")))
    await device.shutDown()
    await server.stop()
    table.add(
      "input in Chromium to the changed canvas",
      measured: "median \(text(drag.median)), p95 \(text(drag.percentile(95)))",
      budget: "p95 16.7 ms")
  }

  // MARK: Flows

  private static func measureSteps(
    of app: URL, in folder: URL, _ table: inout CostTable
  ) async throws {
    tell("playing flows")
    let file = folder.appendingPathComponent("steps.yaml")
    let steps = (1...500).map { "- tapOn: Change\n- assertVisible: \"\($0)\"" }
    try ("- launchApp\n" + steps.joined(separator: "\n"))
      .write(to: file, atomically: true, encoding: .utf8)
    let suite = FlowSuite(model: .standard, appearance: .light, screenshots: folder)
    let empty = folder.appendingPathComponent("launch.yaml")
    try "- launchApp\n".write(to: empty, atomically: true, encoding: .utf8)
    let reader = FlowReader()
    let (flow, launch) = (try reader.read(file), try reader.read(empty))
    var samples: [Double] = []
    for _ in 0..<5 {
      let all = try await suite.play(flow, apps: [app])
      if let failure = all.failure { throw failure }
      let launching = try await suite.play(launch, apps: [app])
      samples.append((all.duration - launching.duration) / 500)
    }
    table.add(
      "a flow's step (find, tap, settle, assert)",
      measured: "median \(text(Samples(samples).median))", budget: "1 ms")
  }

  // MARK: Helpers

  private static func tell(_ what: String) {
    FileHandle.standardError.write(Data("measuring: \(what)\n".utf8))
  }
}
