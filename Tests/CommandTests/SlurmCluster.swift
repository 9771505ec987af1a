import Foundation

/// A Slurm cluster with a controller and one node, both on this machine.
final class SlurmCluster {
  private let folder: URL
  private var daemons: [(process: Process, life: Pipe)] = []

  /// The variables that Slurm's commands need to find the cluster.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SLURM_CONF"] = folder.appendingPathComponent("slurm.conf").path
    return environment
  }

  /// Starts the daemons, and waits until the node accepts jobs.
  init(in folder: URL) throws {
    self.folder = folder
    for name in ["state", "spool"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try configuration.write(
      to: folder.appendingPathComponent("slurm.conf"), atomically: true, encoding: .utf8)
    daemons = [try start("slurmctld", "-D", "-c"), try start("slurmd", "-D")]
    for _ in 0..<300 {
      let state = try run("sinfo", "--noheader", "--format=%T").output
      if state.contains("idle") { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Failure(logs: logs)
  }

  deinit {
    for daemon in daemons.reversed() {
      try? daemon.life.fileHandleForWriting.close()
      daemon.process.waitUntilExit()
    }
  }

  /// Runs a Slurm command, or another command in the cluster.
  func run(
    _ program: String, _ arguments: String..., environment more: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.run(
      [program] + arguments, program: URL(fileURLWithPath: "/usr/bin/env"),
      environment: environment.merging(more) { $1 })
  }

  /// Waits until all jobs have ended.
  func waitForJobs() throws {
    for _ in 0..<600 {
      let queue = try run("squeue", "--noheader")
      if queue.code == 0, queue.output.isEmpty { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Failure(logs: logs)
  }

  /// The output of the daemons.
  var logs: String {
    ["slurmctld", "slurmd"].map { name in
      let file = folder.appendingPathComponent("\(name).log")
      return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }.joined(separator: "\n")
  }

  struct Failure: Error {
    var logs: String
  }

  private func start(_ name: String, _ arguments: String...) throws -> (Process, Pipe) {
    let log = folder.appendingPathComponent("\(name).log")
    try Data().write(to: log)
    let process = Process()
    // The daemons close inherited descriptors, which Foundation uses to detect that a process is
    // running. A shell keeps the descriptors open and terminates the daemons when its input ends,
    // at the latest when this process ends.
    let life = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "\"$@\" </dev/null & read -r _; kill -KILL $!", "sh", "/usr/sbin/\(name)"] + arguments
    process.standardInput = life
    process.environment = environment
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    return (process, life)
  }

  private var configuration: String {
    let host = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? ""
    let port = Int.random(in: 20_000..<50_000)
    return """
      ClusterName=quince
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmUser=\(NSUserName())
      SlurmdUser=\(NSUserName())
      SlurmctldPort=\(port)
      SlurmdPort=\(port + 1)
      AuthType=auth/none
      CredType=cred/none
      StateSaveLocation=\(folder.path)/state
      SlurmdSpoolDir=\(folder.path)/spool
      SlurmctldPidFile=\(folder.path)/slurmctld.pid
      SlurmdPidFile=\(folder.path)/slurmd.pid
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      JobAcctGatherType=jobacct_gather/none
      MpiDefault=none
      MailProg=/bin/true
      ReturnToService=2
      SlurmdParameters=config_overrides
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
      PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
      """ + "\n"
  }
}
