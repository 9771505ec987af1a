/// A container whose stores iCloud keeps on all of a person's devices.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer>.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
