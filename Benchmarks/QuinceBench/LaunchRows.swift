import Benchmarking
import Endurance
import Foundation
import Sandbox
import Simulator
import Subprocess

/// The rows for launching an app, and for the command that plays a flow.
enum LaunchRows: RowGroup {
  static let rows = [BenchmarkRow.play, .launch, .coldLaunch, .sandboxCost, .memory]

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sixty")
    if bench.wants(.play) { try await measurePlay(bench) }
    guard rows.dropFirst().contains(where: bench.wants) else { return }
    bench.show("launches")
    let storage = bench.folder.appendingPathComponent("launches")
    let device = Device(storage: storage, clock: .real)
    let free = Device(storage: storage, clock: .real, sandbox: SandboxSettings(isOn: false))
    // Like the device of `quince run`, this one starts the process before the launch.
    let warm = Device(storage: storage, clock: .real)
    let id = try await device.install(app).bundleID
    try await free.install(app)
    await warm.startPrewarming()
    try await warm.install(app)
    var launches: [Double] = []
    var warmLaunches: [Double] = []
    var freeLaunches: [Double] = []
    var sizes: [Double] = []
    for _ in 0..<30 {
      launches.append(try await milliseconds { try await device.launch(id) })
      if let process = await device.processID(of: id) {
        sizes.append(Double(ProcessFigures(pid: process).residentBytes) / 1e6)
      }
      await device.kill(id, how: .sigkill)
      freeLaunches.append(try await milliseconds { try await free.launch(id) })
      await free.kill(id, how: .sigkill)
    }
    for _ in 0..<30 {
      // A user takes longer than this for a tap, so the process is ready by then.
      try await Task.sleep(for: .milliseconds(100))
      warmLaunches.append(try await milliseconds { try await warm.launch(id) })
      await warm.kill(id, how: .sigkill)
    }
    await device.shutDown()
    await free.shutDown()
    await warm.shutDown()
    bench.add(Samples(warmLaunches).median, to: .launch)
    bench.add(Samples(launches).median, to: .coldLaunch)
    bench.add(Samples(launches).minimum - Samples(freeLaunches).minimum, to: .sandboxCost)
    bench.add(Samples(sizes).median, to: .memory)
  }

  private static func measurePlay(_ bench: Workbench) async throws {
    let flow = bench.folder.appendingPathComponent("once.yaml")
    try "- launchApp\n- tapOn: Change\n- assertVisible: \"1\"\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("quince").path
    let project = Workbench.sources.appendingPathComponent("Sixty").path
    let cache = bench.folder.appendingPathComponent("play").path
    func play() async throws {
      let result = try await Subprocess.run(
        .path(.init(command)), arguments: ["play", flow.path, project],
        environment: .inherit.updating(["XDG_CACHE_HOME": cache]),
        output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
      guard result.terminationStatus.isSuccess else {
        throw BenchmarkFailure("quince play fails: \(result.standardError)")
      }
    }
    bench.show("building what quince play plays")
    try await play()
    bench.show("quince play")
    var samples: [Double] = []
    for _ in 0..<15 { samples.append(try await milliseconds(play)) }
    bench.add(Samples(samples).median, to: .play)
  }
}
