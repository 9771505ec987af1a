import AppRuntime
import DarwinSupplement
import Foundation
import FoundationSupplement
import Testing

/// The functions of Apple's C library and kernel that Linux doesn't have.
struct DarwinTests {
  @Test func theMemoryOfTheProcessIsRead() throws {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / 4)
    #expect(count == 12)
    let result = fill(&info, MACH_TASK_BASIC_INFO, &count)
    #expect(result == KERN_SUCCESS)
    #expect(count == 12)
    #expect(info.resident_size > 1 << 20)
    #expect(info.resident_size <= info.resident_size_max)
    #expect(info.resident_size < info.virtual_size)

    let block = UnsafeMutableRawPointer.allocate(byteCount: 64 << 20, alignment: 16)
    defer { block.deallocate() }
    memset(block, 1, 64 << 20)
    let before = info.resident_size
    fill(&info, MACH_TASK_BASIC_INFO, &count)
    #expect(info.resident_size > before + 32 << 20)
  }

  @Test func theFootprintLeavesOutFiles() {
    var info = task_vm_info_data_t()
    var count = mach_msg_type_number_t(
      MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size)
    #expect(fill(&info, TASK_VM_INFO, &count) == KERN_SUCCESS)
    #expect(info.phys_footprint > 0)
    #expect(info.phys_footprint < info.resident_size)
    #expect(info.internal + info.external == info.resident_size)
  }

  /// Older code has room for fewer values.
  @Test func onlyValuesWithRoomAreFilledIn() {
    var info = mach_task_basic_info()
    var count: mach_msg_type_number_t = 4
    #expect(fill(&info, MACH_TASK_BASIC_INFO, &count) == KERN_SUCCESS)
    #expect(info.resident_size > 0)
    #expect(info.resident_size_max == 0)
    #expect(count == 4)
  }

  @Test func unknownValuesFail() {
    var info = mach_task_basic_info()
    var count: mach_msg_type_number_t = 12
    #expect(fill(&info, 99, &count) == KERN_INVALID_ARGUMENT)
    #expect(task_info(1, task_flavor_t(TASK_VM_INFO), nil, &count) == KERN_INVALID_ARGUMENT)
  }

  @discardableResult
  private func fill<Values>(
    _ values: inout Values, _ flavor: Int32, _ count: inout mach_msg_type_number_t
  ) -> kern_return_t {
    withUnsafeMutablePointer(to: &values) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(flavor), $0, &count)
      }
    }
  }

  @Test func ticksAreTimeOnTheDevicesClock() {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base.numer == 125 && base.denom == 3)
    let before = DeviceClock.shared.now
    let ticks = Double(mach_absolute_time()) * Double(base.numer) / Double(base.denom) / 1e9
    let nanoseconds = Double(clock_gettime_nsec_np(CLOCK_UPTIME_RAW)) / 1e9
    let after = DeviceClock.shared.now
    #expect(before - 0.001 <= ticks && ticks <= nanoseconds + 0.001)
    #expect(nanoseconds <= after + 0.001)
  }

  @Test func aThreadWaitsUntilATime() {
    let start = mach_absolute_time()
    let deadline = start + 24_000_000 / 100
    mach_wait_until(deadline)
    #expect(mach_absolute_time() >= deadline)
    mach_wait_until(start)
  }

  @Test func theWallClockIsReadInNanoseconds() {
    let time = Double(clock_gettime_nsec_np(CLOCK_REALTIME)) / 1e9
    #expect(abs(time - Date().timeIntervalSince1970) < 1)
    #expect(clock_gettime_nsec_np(999) == 0)
  }

  @Test(arguments: ["hw.machine": "x86_64 arm64", "kern.ostype": "Darwin"])
  func textsOfTheSystemEndWithZero(name: String, expected: String) throws {
    var size = 0
    #expect(sysctlbyname(name, nil, &size, nil, 0) == 0)
    var text = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname(name, &text, &size, nil, 0) == 0)
    #expect(text.last == 0)
    let value = String(decoding: text.dropLast().map { UInt8($0) }, as: UTF8.self)
    #expect(expected.split(separator: " ").contains { $0 == value })
  }

  @Test func numbersOfTheSystemHaveTheirSizes() {
    var processors: Int32 = 0
    var size = MemoryLayout<Int32>.size
    #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0)
    #expect(processors == Int32(ProcessInfo.processInfo.activeProcessorCount))
    var memory: UInt64 = 0
    size = MemoryLayout<UInt64>.size
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
    #expect(memory == ProcessInfo.processInfo.physicalMemory)
  }

  @Test func aValueThatNeedsMoreRoomFails() {
    var byte: UInt8 = 0
    var size = 1
    #expect(sysctlbyname("kern.ostype", &byte, &size, nil, 0) == -1)
    #expect(errno == ENOMEM)
    #expect(byte == UInt8(ascii: "D"))
    #expect(size == 7)
  }

  @Test func unknownValuesAndChangesAreRefused() {
    var number: Int32 = 0
    var size = 4
    #expect(sysctlbyname("hw.unknown", &number, &size, nil, 0) == -1)
    #expect(errno == ENOENT)
    #expect(sysctlbyname("hw.ncpu", nil, nil, &number, 4) == -1)
    #expect(errno == EPERM)
  }

  @Test func theStartOfTheDeviceIsBeforeNow() {
    var time = timeval()
    var size = MemoryLayout<timeval>.stride
    var numbers = [CTL_KERN, KERN_BOOTTIME]
    #expect(sysctl(&numbers, 2, &time, &size, nil, 0) == 0)
    let uptime = Date().timeIntervalSince1970 - Double(time.tv_sec)
    #expect(abs(uptime - DeviceClock.shared.now) < 2)
  }

  @Test func anAppFindsOutWhetherADebuggerIsAttached() {
    var entry = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var numbers = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&numbers, 4, &entry, &size, nil, 0) == 0)
    #expect(entry.kp_proc.p_pid == getpid())
    #expect(entry.kp_proc.p_flag & P_TRACED == 0)
  }

  @Test func threadsHaveNumbersAndNames() async {
    let (number, name) = await withCheckedContinuation { done in
      Thread.detachNewThread {
        pthread_setname_np("worker")
        var number: UInt64 = 0
        pthread_threadid_np(nil, &number)
        done.resume(returning: (number, Thread.current.name))
      }
    }
    #expect(number != 0 && number != UInt64(pthread_self()))
    #expect(name == "worker")
    #expect(pthread_threadid_np(nil, nil) == EINVAL)
  }

  @Test func filesHaveAppleNamesForTheirTimes() throws {
    var file = stat()
    #expect(stat("/", &file) == 0)
    #expect(file.st_mtimespec.tv_sec == file.st_mtim.tv_sec)
    file.st_mtimespec.tv_sec = 5
    #expect(file.st_mtim.tv_sec == 5)
  }

  @Test func usageOfThisProcessIsAskedForByNumber() {
    var usage = rusage()
    #expect(getrusage(RUSAGE_SELF as Int32, &usage) == 0)
    #expect(usage.ru_maxrss > 0)
  }
}
