"""Shows the objects and values of apps in lldb."""

import lldb

# The words of a class's description that give the number of its stored properties and the place of their offsets.
FIELD_COUNT, FIELD_OFFSETS = 36, 40
# The word of an object's metadata with the description of its class.
DESCRIPTION = 40
# The word of an object's metadata with that of its superclass.
SUPERCLASS = 8


class Memory:
    """The memory of an app."""

    def __init__(self, process):
        self.process = process

    def read(self, address, size):
        error = lldb.SBError()
        number = self.process.ReadUnsignedFromMemory(address, size, error)
        return number if error.Success() else None


def offsets(memory, metadata):
    """The offsets of the properties that a class itself declares, as the app uses them."""
    description = memory.read(metadata + DESCRIPTION, 8)
    if not description:
        return None
    count = memory.read(description + FIELD_COUNT, 4)
    place = memory.read(description + FIELD_OFFSETS, 4)
    if count is None or not place or count > 10_000:
        return None
    return [memory.read(metadata + 8 * (place + index), 8) for index in range(count)]


class ObjectProperties:
    """An object's properties at the right offsets.

    lldb adds the properties of some superclasses twice to the offsets of a class with two or more superclasses.
    """

    def __init__(self, value, _):
        self.value = value
        self.update()

    def update(self):
        self.children = [self.value.GetChildAtIndex(index) for index in range(self.value.GetNumChildren())]
        process = self.value.GetProcess()
        object = self.value.GetValueAsUnsigned() or self.value.GetLoadAddress()
        memory = Memory(process)
        metadata = memory.read(object, 8) if object else None
        name = self.value.GetTypeName()
        while metadata and class_name(process.target, metadata) != name:
            metadata = memory.read(metadata + SUPERCLASS, 8)
        places = offsets(memory, metadata) if metadata else None
        first = 1 if has_superclass(self.children) else 0
        own = self.children[first:]
        if not places or len(places) != len(own):
            return
        for index, (child, place) in enumerate(zip(own, places)):
            if place is not None:
                fixed = self.value.CreateChildAtOffset(child.GetName(), place, child.GetType())
                self.children[first + index] = fixed

    def num_children(self):
        return len(self.children)

    def get_child_index(self, name):
        for index, child in enumerate(self.children):
            if child.GetName() == name:
                return index
        return -1

    def get_child_at_index(self, index):
        return self.children[index] if 0 <= index < len(self.children) else None

    def has_children(self):
        return bool(self.children)


def has_superclass(children):
    return bool(children) and children[0].GetName() == children[0].GetTypeName()


def class_name(target, metadata):
    """The name of the class whose metadata is at an address, such as `App.ViewController`."""
    symbol = target.ResolveLoadAddress(metadata).GetSymbol()
    name = symbol.GetName() or ""
    return name.removeprefix("full type metadata for ").removeprefix("type metadata for ")


def is_class(type, _):
    return type.GetTypeClass() == lldb.eTypeClassClass


def print_place(debugger, address, result, _):
    """Prints the place of code at an address, such as a failed check, for which the compiler has noted no line."""
    target = debugger.GetSelectedTarget()
    address = int(address, 16) - 1
    context = target.ResolveLoadAddress(address).GetSymbolContext(
        lldb.eSymbolContextCompUnit | lldb.eSymbolContextFunction
    )
    function, unit = context.GetFunction(), context.GetCompileUnit()
    if not function or not unit:
        return
    start = function.GetStartAddress().GetLoadAddress(target)
    places = []
    for index in range(unit.GetNumLineEntries()):
        entry = unit.GetLineEntryAtIndex(index)
        place = entry.GetStartAddress().GetLoadAddress(target)
        if start <= place <= address and entry.GetLine() > 0:
            places.append((place, entry.GetLine(), str(entry.GetFileSpec())))
    if not places:
        return
    _, line, file = max(places)
    result.write(f"{file}:{failed_line(target) or line}")


def failed_line(target):
    """The line that a failed check reports, which is the first argument on the stack."""
    if not target.GetTriple().startswith("x86_64"):
        return None
    for frame in target.GetProcess().GetSelectedThread():
        if frame.GetFunctionName() == "_swift_stdlib_reportFatalErrorInFile":
            return Memory(target.GetProcess()).read(frame.GetCFA(), 4)
    return None


def __lldb_init_module(debugger, _):
    module = __name__
    debugger.HandleCommand(
        f"type synthetic add --category quince --python-class {module}.ObjectProperties"
        f" --recognizer-function {module}.is_class"
    )
    debugger.HandleCommand("type category enable quince")
    debugger.HandleCommand(f"command script add --function {module}.print_place quince-place")
    # By default, they read variables without these classes.
    for alias, options in ("p", ""), ("po", " --object-description"):
        debugger.HandleCommand(f"command unalias {alias}")
        debugger.HandleCommand(f"command alias {alias} expression{options} --")
